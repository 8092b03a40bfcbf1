//! id: board-one-too-wide
//! about: is_solution refuses a column only when it is larger than the number of queens.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c > queens.len() {
            return false;
        }
        if !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
