//! id: usize-underflow
//! about: The loop of is_safe runs to queens.len() - 1, and is_solution asks it about row 0 without queens.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for i in 0..=queens.len() - 1 {
        let q = queens[i];
        if q == col || q.abs_diff(col) == row - i {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
