//! id: last-row-only
//! about: A flag in is_solution is overwritten in every turn, so the last row decides.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let mut good = false;
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() {
            return false;
        }
        good = is_safe(&queens[..r], r, c);
    }
    good
}
