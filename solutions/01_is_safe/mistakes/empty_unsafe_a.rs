//! id: empty-unsafe
//! about: The match on the last queen answers false when there is none.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    match queens.last() {
        None => false,
        Some(_) => queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r),
    }
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().all(|&c| c < n) && (1..n).all(|r| is_safe(&queens[..r], r, queens[r]))
}
