//! about: Turns and mirrors are put together from two moves, the inverse of the list and its reverse.

use std::collections::HashMap;

fn inverse(list: &[usize]) -> Vec<usize> {
    let places: HashMap<usize, usize> = list.iter().enumerate().map(|(i, &v)| (v, i)).collect();
    (0..list.len()).map(|v| places[&v]).collect()
}

fn reverse(list: &[usize]) -> Vec<usize> {
    list.iter().copied().rev().collect()
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    inverse(&reverse(queens))
}

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    inverse(&reverse(&inverse(queens)))
}

/// The largest of the eight forms; inverse and reverse in turn reach all of them.
fn name_of_group(board: &[usize]) -> Vec<usize> {
    let mut form = board.to_vec();
    let mut largest = form.clone();
    for step in 0..8 {
        form = if step % 2 == 0 { reverse(&form) } else { inverse(&form) };
        if form > largest {
            largest.clone_from(&form);
        }
    }
    largest
}

fn walk(n: usize, board: &mut Vec<usize>, first: std::ops::Range<usize>, seen: &mut Seen) {
    seen.nodes += 1;
    if board.len() == n {
        seen.boards.push(board.clone());
        return;
    }
    let columns = if board.is_empty() { first.clone() } else { 0..n };
    for col in columns {
        let attacked = board.iter().rev().zip(1..).any(|(&c, d)| {
            let (c, col, d) = (c as i32, col as i32, d as i32);
            c == col || c - d == col || c + d == col
        });
        if attacked {
            continue;
        }
        board.push(col);
        walk(n, board, first.clone(), seen);
        board.pop();
    }
}

#[derive(Default)]
struct Seen {
    nodes: u64,
    boards: Vec<Vec<usize>>,
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut seen = Seen::default();
    walk(n, &mut vec![], 0..n.div_ceil(2), &mut seen);
    // every board and its mirror image, each kept once
    let mut all = seen.boards.clone();
    all.extend(seen.boards.iter().map(|board| mirror(board)));
    all.sort();
    all.dedup();
    (all.len() as u64, seen.nodes)
}

pub fn count_distinct(n: usize) -> u64 {
    let mut seen = Seen::default();
    walk(n, &mut vec![], 0..n, &mut seen);
    let mut groups: HashMap<Vec<usize>, usize> = HashMap::new();
    for board in &seen.boards {
        *groups.entry(name_of_group(board)).or_default() += 1;
    }
    groups.len() as u64
}
