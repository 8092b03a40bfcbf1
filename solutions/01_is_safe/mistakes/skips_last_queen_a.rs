//! id: skips-last-queen
//! about: The loop ends one before the newest queen.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.is_empty() {
        return true;
    }
    for r in 0..queens.len() - 1 {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
