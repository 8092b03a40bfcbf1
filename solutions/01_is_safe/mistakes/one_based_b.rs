//! id: one-based
//! about: is_solution takes 0 for "no queen in this row" and n for the last column.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || r + c == row + col || row + c == r + col {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    if queens.contains(&0) {
        return false;
    }
    for r in 0..queens.len() {
        if queens[r] > queens.len() || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
