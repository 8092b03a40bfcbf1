//! id: reference-compared-with-value
//! about: is_solution asks whether the queens above contain a number, and leaves out the &.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for r in 0..queens.len() {
        let above = &queens[..r];
        if queens[r] >= queens.len() || above.contains(queens[r]) {
            return false;
        }
        if !is_safe(above, r, queens[r]) {
            return false;
        }
    }
    true
}
