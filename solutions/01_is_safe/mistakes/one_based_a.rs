//! id: one-based
//! about: Columns are counted from 1 in is_solution, so column 0 is refused and column n allowed.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for (r, c) in queens.iter().enumerate() {
        if !(1..=n).contains(c) || !is_safe(&queens[..r], r, *c) {
            return false;
        }
    }
    true
}
