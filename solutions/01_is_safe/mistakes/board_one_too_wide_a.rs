//! id: board-one-too-wide
//! about: is_solution allows column n, which is the first one beside the board.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] <= n && is_safe(&queens[..r], r, queens[r]))
}
