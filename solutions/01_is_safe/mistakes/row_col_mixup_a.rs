//! id: row-col-mixup
//! about: enumerate is read as (column, row), so every queen is mirrored at the long diagonal.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (c, &r) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row.abs_diff(r) {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] >= n || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
