//! id: wrong-row-passed
//! about: is_solution asks about the row below the one its queen stands in.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r + 1, queens[r]))
}
