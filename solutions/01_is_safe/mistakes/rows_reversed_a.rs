//! id: rows-reversed
//! about: Reverses the list before counting, so the newest queen is taken for the one in row 0.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().rev().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
