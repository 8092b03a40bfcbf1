//! id: flag-overwritten
//! same-as: last-queen-only
//! about: The flag is set anew for every queen, so the last queen alone decides.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut safe = true;
    for (r, &c) in queens.iter().enumerate() {
        safe = c != col && c.abs_diff(col) != row - r;
    }
    safe
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
