//! id: row-col-mixup
//! about: Looks for the row number in the list of columns; the slanted lines are right.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.contains(&row) {
        return false;
    }
    for (r, &c) in queens.iter().enumerate() {
        if r + c == row + col || r + col == row + c {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() {
            return false;
        }
        if !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
