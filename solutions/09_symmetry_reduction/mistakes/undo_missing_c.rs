//! id: undo-missing:queens
//! about: The half search pushes and never pops.

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

fn half(n: usize, queens: &mut Vec<usize>, totals: &mut (u64, u64)) {
    totals.1 += 1;
    if queens.len() == n {
        totals.0 += if queens[0] < n / 2 { 2 } else { 1 };
        return;
    }
    let end = match queens.len() {
        0 => (n + 1) / 2,
        _ => n,
    };
    for col in 0..end {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            half(n, queens, totals);
        }
    }
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut totals = (0, 0);
    half(n, &mut Vec::new(), &mut totals);
    totals
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
