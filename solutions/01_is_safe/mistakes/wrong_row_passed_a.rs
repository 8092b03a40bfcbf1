//! id: wrong-row-passed
//! about: is_solution counts rows from 1 when it asks is_safe.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    let mut row = 1;
    for &c in queens {
        if c >= n || !is_safe(&queens[..row - 1], row, c) {
            return false;
        }
        row += 1;
    }
    true
}
