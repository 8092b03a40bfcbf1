//! id: stops-at-empty-row
//! about: Walks upwards and stops at the first row without a queen, although queens stand further up.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in (0..row).rev() {
        let Some(&c) = queens.get(r) else {
            break;
        };
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
