//! id: reference-compared-with-value
//! about: The closure gets references and compares one of them with a number.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.iter().any(|c| c == col) {
        return false;
    }
    queens.iter().enumerate().all(|(r, c)| c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
