//! id: columns-differ-is-enough
//! about: is_solution accepts every board whose columns are all different.

use std::collections::HashSet;

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let different: HashSet<usize> = queens.iter().copied().filter(|&c| c < queens.len()).collect();
    different.len() == queens.len()
}
