//! id: board-one-too-narrow
//! same-as: compares-with-itself
//! about: The largest column is compared with n - 1 by >=, so a queen at the right edge ends it.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    let widest = queens.iter().copied().max().unwrap_or(0);
    if widest >= n - 1 {
        return false;
    }
    for r in 0..n {
        if !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
