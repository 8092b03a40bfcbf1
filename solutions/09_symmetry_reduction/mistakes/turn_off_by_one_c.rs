//! id: turn-off-by-one
//! about: The new column is the number of rows minus the old row, so row 0 lands beside the board.

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
    let mut after = queens.to_vec();
    for row in 0..n {
        let col = queens[row];
        after[col] = n - row;
    }
    after
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..queens.len() {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
    }
    true
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

/// The smallest of the eight forms stands for the whole group.
fn smallest(board: &[usize]) -> Vec<usize> {
    let mut form = board.to_vec();
    let mut best = form.clone();
    for _ in 0..4 {
        best = best.min(form.clone()).min(mirror(&form));
        form = rotate(&form);
    }
    best
}

pub fn count_distinct(n: usize) -> u64 {
    let groups: BTreeSet<Vec<usize>> = boards_of(n).iter().map(|b| smallest(b)).collect();
    groups.len() as u64
}
