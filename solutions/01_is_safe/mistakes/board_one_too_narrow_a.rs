//! id: board-one-too-narrow
//! same-as: compares-with-itself
//! about: is_solution refuses the last column of the board too.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let last = queens.len() - 1;
    queens.iter().enumerate().all(|(r, &c)| c < last && is_safe(&queens[..r], r, c))
}
