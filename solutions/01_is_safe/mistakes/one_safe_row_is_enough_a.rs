//! id: one-safe-row-is-enough
//! same-as: result-ignored
//! about: is_solution is content when any queen is safe; the one in row 0 always is.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().all(|&c| c < n) && (0..n).any(|r| is_safe(&queens[..r], r, queens[r]))
}
