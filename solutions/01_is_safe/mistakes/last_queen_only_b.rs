//! id: last-queen-only
//! same-as: flag-overwritten
//! about: Goes backwards through the queens but answers in the first turn of the loop.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate().rev() {
        return c != col && r + c != row + col && row + c != r + col;
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().enumerate().all(|(r, &c)| is_safe(&queens[..r], r, c) && c < n)
}
