//! id: one-safe-row-is-enough
//! about: any asks for one queen that is on the board and safe.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    (0..queens.len()).any(|r| queens[r] < queens.len() && is_safe(&queens[..r], r, queens[r]))
}
