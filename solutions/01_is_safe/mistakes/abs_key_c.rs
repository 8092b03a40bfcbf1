//! id: abs-key
//! about: row.abs_diff(col) is the only key for slanted lines.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || r.abs_diff(c) == row.abs_diff(col) {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() || !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
