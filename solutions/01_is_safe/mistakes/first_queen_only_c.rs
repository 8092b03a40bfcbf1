//! id: first-queen-only
//! about: The loop of is_solution returns in its first turn, whatever it finds.

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
    for r in 0..n {
        if queens[r] < n && is_safe(&queens[..r], r, queens[r]) {
            return true;
        } else {
            return false;
        }
    }
    true
}
