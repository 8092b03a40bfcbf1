//! id: diagonal-last-queen-only
//! about: All columns are compared, the slanted lines only with the newest queen.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.contains(&col) {
        return false;
    }
    match queens.last() {
        Some(&c) => c.abs_diff(col) != row - (queens.len() - 1),
        None => true,
    }
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
