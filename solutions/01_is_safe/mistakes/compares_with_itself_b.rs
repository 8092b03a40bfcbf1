//! id: compares-with-itself
//! same-as: board-one-too-narrow
//! about: The slice that is_solution passes on ends one too late and holds the queen itself.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] >= n {
            return false;
        }
        if !is_safe(&queens[..=r], r, queens[r]) {
            return false;
        }
    }
    true
}
