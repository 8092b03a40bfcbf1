//! id: empty-unsafe
//! about: The flag starts as false and is only set by a queen, so no queens means not safe.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut safe = false;
    for r in 0..queens.len() {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
        safe = true;
    }
    safe
}

pub fn is_solution(queens: &[usize]) -> bool {
    for r in 0..queens.len() {
        if queens[r] >= queens.len() {
            return false;
        }
        if r > 0 && !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
