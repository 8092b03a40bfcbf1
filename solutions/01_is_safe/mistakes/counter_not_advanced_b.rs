//! id: counter-not-advanced
//! about: The loop has an end condition, but no line makes the counter larger.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let r = 0;
    loop {
        if r == queens.len() {
            return true;
        }
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
    }
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
