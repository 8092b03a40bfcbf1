//! id: one-turn-only
//! about: A board is known when it is the mirror image or the turn of an earlier one; nothing is turned twice.

use std::collections::BTreeSet;

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let last = queens.len() - 1;
    let mut out = vec![];
    for col in queens {
        out.push(last - col);
    }
    out
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let row_of = |col: usize| queens.iter().position(|&c| c == col).unwrap();
    (0..n).map(|col| n - 1 - row_of(col)).collect()
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let hit = |(r, &c): (usize, &usize)| c == col || c + row == col + r || c + r == col + row;
    !queens.iter().enumerate().any(hit)
}

/// (solutions, nodes) of the subtree under `queens`.
fn solve(n: usize, queens: &mut Vec<usize>) -> (u64, u64) {
    if queens.len() == n {
        return (1, 1);
    }
    let (mut found, mut nodes) = (0, 1);
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            let below = solve(n, queens);
            queens.pop();
            found += below.0;
            nodes += below.1;
        }
    }
    (found, nodes)
}

pub fn count_half(n: usize) -> (u64, u64) {
    let (mut found, mut nodes) = (0, 1);
    for col in 0..n / 2 {
        let (f, v) = solve(n, &mut vec![col]);
        found += 2 * f;
        nodes += v;
    }
    if n % 2 != 0 {
        let (f, v) = solve(n, &mut vec![n / 2]);
        found += f;
        nodes += v;
    }
    (found, nodes)
}

fn boards_of(n: usize) -> Vec<Vec<usize>> {
    let mut boards: Vec<Vec<usize>> = vec![vec![]];
    for row in 0..n {
        let mut longer = Vec::new();
        for board in &boards {
            for col in 0..n {
                if is_safe(board, row, col) {
                    let mut next = board.clone();
                    next.push(col);
                    longer.push(next);
                }
            }
        }
        boards = longer;
    }
    boards
}

pub fn count_distinct(n: usize) -> u64 {
    let mut known = BTreeSet::new();
    let mut new_boards = 0;
    for board in boards_of(n) {
        if !known.contains(&board) {
            new_boards += 1;
            known.insert(mirror(&board));
            known.insert(rotate(&board));
        }
    }
    new_boards
}
