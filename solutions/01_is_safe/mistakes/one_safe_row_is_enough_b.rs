//! id: one-safe-row-is-enough
//! same-as: result-ignored
//! about: is_solution answers inside its loop, after row 0; only the columns were checked before.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for &c in queens {
        if c >= queens.len() {
            return false;
        }
    }
    for r in 0..queens.len() {
        if is_safe(&queens[..r], r, queens[r]) {
            return true;
        } else {
            return false;
        }
    }
    false
}
