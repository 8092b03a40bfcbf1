//! id: distance-from-top
//! about: The step across is compared with the row of the queen, not with the rows between the two.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let _ = row;
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] >= n || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
