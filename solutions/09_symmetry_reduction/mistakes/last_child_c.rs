//! id: result-overwritten
//! about: Only the last column left of the middle is kept in the sum.

use std::collections::BTreeSet;

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let mut image = queens.to_vec();
    for col in image.iter_mut() {
        *col = queens.len() - 1 - *col;
    }
    image
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let row_of = |col: usize| queens.iter().position(|&c| c == col).unwrap();
    (0..n).map(|col| n - 1 - row_of(col)).collect()
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
        found = f * 2;
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
