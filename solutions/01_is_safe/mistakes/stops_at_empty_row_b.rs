//! id: stops-at-empty-row
//! about: A square with an empty row above it is called safe at once, as if the gap kept queens away.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if row > queens.len() {
        return true;
    }
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
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
