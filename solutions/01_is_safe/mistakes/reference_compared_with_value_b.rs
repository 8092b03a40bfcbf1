//! id: reference-compared-with-value
//! about: Looks a number up in the list without a reference to it.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.contains(col) {
        return false;
    }
    for r in 0..queens.len() {
        if queens[r].abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
