//! id: abs-key
//! about: The distance from the main diagonal stands for both slanted lines.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let key = |r: usize, c: usize| (r as i32 - c as i32).abs();
    let mine = key(row, col);
    !queens.iter().enumerate().any(|(r, &c)| c == col || key(r, c) == mine)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
