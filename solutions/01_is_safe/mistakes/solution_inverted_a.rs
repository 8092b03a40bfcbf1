//! id: solution-inverted
//! about: is_solution returns true when an attack is found.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for (r, &c) in queens.iter().enumerate() {
        if c >= n || !is_safe(&queens[..r], r, c) {
            return true;
        }
    }
    false
}
