//! id: distance-off-by-one
//! about: Counts upwards from the square and calls the row next to it distance 0.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let empty_rows = row - queens.len();
    for (i, q) in queens.iter().rev().enumerate() {
        let distance = empty_rows + i;
        if *q == col || q.abs_diff(col) == distance {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    let mut row = 0;
    while row < n {
        if queens[row] >= n || !is_safe(&queens[0..row], row, queens[row]) {
            return false;
        }
        row += 1;
    }
    true
}
