//! id: slice-too-short
//! about: The part of the list ends before the queen right above.

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
    if queens[0] >= n {
        return false;
    }
    for r in 1..n {
        if queens[r] >= n || !is_safe(&queens[..r - 1], r, queens[r]) {
            return false;
        }
    }
    true
}
