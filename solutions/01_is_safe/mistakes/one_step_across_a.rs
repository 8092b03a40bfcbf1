//! id: one-step-across
//! about: A queen in a next-door column counts as a slanted attack, however many rows lie between.

pub fn is_safe(queens: &[usize], _row: usize, col: usize) -> bool {
    for &c in queens {
        if c == col || c.abs_diff(col) == 1 {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
