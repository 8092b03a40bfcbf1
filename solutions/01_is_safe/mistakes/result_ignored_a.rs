//! id: result-ignored
//! same-as: one-safe-row-is-enough
//! about: is_solution calls is_safe for every queen but does nothing with the answers.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for r in 0..queens.len() {
        if queens[r] >= queens.len() {
            return false;
        }
        is_safe(&queens[..r], r, queens[r]);
    }
    true
}
