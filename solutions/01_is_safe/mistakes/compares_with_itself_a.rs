//! id: compares-with-itself
//! same-as: board-one-too-narrow
//! about: is_solution gives the whole list to is_safe, so each queen meets itself or a row below.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row.abs_diff(r) {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(queens, r, queens[r]))
}
