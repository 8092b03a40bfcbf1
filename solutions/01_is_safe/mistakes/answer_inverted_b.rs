//! id: answer-inverted
//! about: The closure finds attackers, and the not in front of any is missing.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().any(|(r, &c)| c == col || r + c == row + col || row + c == r + col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] >= n || is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
