//! id: distance-from-top
//! about: The step across is compared with the row of the square, as if every queen stood in row 0.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for &c in queens {
        if c == col || c.abs_diff(col) == row {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
