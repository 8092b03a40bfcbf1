//! id: abs-key
//! about: Stores |row - col| in a set of down-right lines, so lines on both sides of the middle fall together.

use std::collections::BTreeSet;

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let cols: BTreeSet<usize> = queens.iter().copied().collect();
    let diag: BTreeSet<isize> =
        queens.iter().enumerate().map(|(r, &c)| (r as isize - c as isize).abs()).collect();
    let anti: BTreeSet<usize> = queens.iter().enumerate().map(|(r, &c)| r + c).collect();
    let key = (row as isize - col as isize).abs();
    !cols.contains(&col) && !diag.contains(&key) && !anti.contains(&(row + col))
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
