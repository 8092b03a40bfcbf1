//! id: one-edge-tested
//! about: The queen of row 0 is skipped, since none stands above it, and so its column is never tested.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for i in 0..queens.len() {
        if queens[i] == col || queens[i].abs_diff(col) == row - i {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().enumerate().skip(1).all(|(r, &c)| c < n && is_safe(&queens[..r], r, c))
}
