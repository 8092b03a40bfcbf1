//! id: one-edge-tested
//! about: The loop of is_solution starts at row 1, so the column of the first queen is never looked at.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    for r in 1..queens.len() {
        if queens[r] >= queens.len() || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
