//! id: one-edge-tested
//! about: is_solution asks only the last queen whether it stands on the board.

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
    if queens[n - 1] >= n {
        return false;
    }
    (0..n).all(|r| is_safe(&queens[..r], r, queens[r]))
}
