//! id: distance-off-by-one
//! about: The row of the square is counted from 1, the rows of the queens from 0, so the distance is one too large.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let line = row + 1;
    for (i, q) in queens.iter().enumerate() {
        if *q == col {
            return false;
        }
        if q.abs_diff(col) == line - i {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for (r, c) in queens.iter().enumerate() {
        if *c >= n || !is_safe(&queens[..r], r, *c) {
            return false;
        }
    }
    true
}
