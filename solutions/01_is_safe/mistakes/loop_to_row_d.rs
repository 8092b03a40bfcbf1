//! id: loop-to-row
//! about: Takes the part of the list from 0 to the row asked for, although the list can end before it.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (i, q) in queens[0..row].iter().enumerate() {
        if *q == col {
            return false;
        }
        if i + q == row + col || i + col == row + q {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(queens, r, queens[r]))
}
