//! id: loop-to-row
//! about: Cuts the list at the row asked for, which panics when the list is shorter.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let above = &queens[..row];
    above.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() || !is_safe(queens, r, c) {
            return false;
        }
    }
    true
}
