//! id: skips-first-queen
//! about: Row 0 is skipped, on the idea that the first queen cannot be attacked.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().skip(1).any(|(r, &c)| c == col || c.abs_diff(col) == row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
