//! id: one-diagonal-only
//! about: Both sets hold row - col, so the lines down to the left have no set.

use std::collections::HashSet;

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut cols = HashSet::new();
    let mut diag1 = HashSet::new();
    let mut diag2 = HashSet::new();
    for (r, c) in queens.iter().enumerate() {
        let (r, c) = (r as i64, *c as i64);
        cols.insert(c);
        diag1.insert(r - c);
        diag2.insert(r - c);
    }
    let (row, col) = (row as i64, col as i64);
    !cols.contains(&col) && !diag1.contains(&(row - col)) && !diag2.contains(&(row - col))
}

pub fn is_solution(queens: &[usize]) -> bool {
    let size = queens.len();
    let mut row = 0;
    while row < size {
        if queens[row] >= size || !is_safe(&queens[..row], row, queens[row]) {
            return false;
        }
        row += 1;
    }
    true
}
