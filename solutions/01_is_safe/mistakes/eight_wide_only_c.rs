//! id: eight-wide-only
//! about: is_solution takes every board for a chess board and compares the columns with 8.

const BOARD: usize = 8;

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c < BOARD && is_safe(&queens[..r], r, c))
}
