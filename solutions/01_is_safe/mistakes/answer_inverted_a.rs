//! id: answer-inverted
//! about: Answers whether the square is attacked.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return true;
        }
    }
    false
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    !(0..n).any(|r| queens[r] >= n || is_safe(&queens[..r], r, queens[r]))
}
