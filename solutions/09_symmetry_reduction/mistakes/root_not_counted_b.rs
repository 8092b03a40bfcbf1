//! id: root-not-counted
//! about: Nodes are counted where queens are put down.

use std::collections::HashSet;

type Board = Vec<usize>;

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut image = Vec::with_capacity(n);
    for row in 0..n {
        image.push(n - 1 - queens[row]);
    }
    image
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut turned = Vec::with_capacity(n);
    for row in 0..n {
        let old_row = queens.iter().position(|&col| col == row).unwrap_or(0);
        turned.push(n - 1 - old_row);
    }
    turned
}

fn attacked(queens: &[usize], col: usize) -> bool {
    let above = queens.iter().rev().zip(1..);
    above.into_iter().any(|(&c, step)| c == col || c + step == col || col + step == c)
}

#[derive(Default)]
struct Search {
    solutions: u64,
    nodes: u64,
}

impl Search {
    fn visit(&mut self, n: usize, queens: &mut Board) {
        if queens.len() == n {
            let in_the_middle = 2 * queens[0] + 1 == n;
            self.solutions += if in_the_middle { 1 } else { 2 };
            return;
        }
        let columns = if queens.is_empty() { n.div_ceil(2) } else { n };
        for col in 0..columns {
            if !attacked(queens, col) {
                queens.push(col);
                self.nodes += 1;
                self.visit(n, queens);
                queens.pop();
            }
        }
    }
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut search = Search::default();
    search.visit(n, &mut vec![]);
    (search.solutions, search.nodes)
}

fn all_boards(n: usize, queens: Board) -> Vec<Board> {
    if queens.len() == n {
        return vec![queens];
    }
    let mut boards = vec![];
    for col in 0..n {
        if !attacked(&queens, col) {
            let mut next = queens.clone();
            next.push(col);
            boards.extend(all_boards(n, next));
        }
    }
    boards
}

pub fn count_distinct(n: usize) -> u64 {
    let mut seen: HashSet<Board> = HashSet::new();
    let mut groups = 0;
    for board in all_boards(n, vec![]) {
        if seen.contains(&board) {
            continue;
        }
        groups += 1;
        let mut form = board;
        for _ in 0..4 {
            seen.insert(mirror(&form));
            form = rotate(&form);
            seen.insert(form.clone());
        }
    }
    groups
}
