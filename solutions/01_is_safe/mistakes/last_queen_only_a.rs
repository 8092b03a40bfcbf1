//! id: last-queen-only
//! same-as: flag-overwritten
//! about: Takes the last item of the list and never looks further up.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.is_empty() {
        return true;
    }
    let last = queens.len() - 1;
    let c = queens[last];
    !(c == col || c.abs_diff(col) == row - last)
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
