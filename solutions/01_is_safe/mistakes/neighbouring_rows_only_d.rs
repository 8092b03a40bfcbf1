//! id: neighbouring-rows-only
//! about: is_solution collects the columns in a set, but tests slanted lines for pairs of touching rows.

use std::collections::HashSet;

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    let columns: HashSet<usize> = queens.iter().copied().filter(|&c| c < n).collect();
    columns.len() == n && queens.windows(2).all(|w| w[0] + 1 != w[1] && w[1] + 1 != w[0])
}
