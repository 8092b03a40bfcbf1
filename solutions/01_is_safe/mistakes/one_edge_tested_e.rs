//! id: one-edge-tested
//! about: Only the queen of row 0 is asked whether it is on the board.

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
        if !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
