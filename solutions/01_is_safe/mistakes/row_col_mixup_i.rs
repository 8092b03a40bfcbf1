//! id: row-col-mixup
//! about: is_solution hands the column where is_safe expects the row.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row.abs_diff(r) {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for (r, &c) in queens.iter().enumerate() {
        if c >= n {
            return false;
        }
        if !is_safe(&queens[..r], c, r) {
            return false;
        }
    }
    true
}
