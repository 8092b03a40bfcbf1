//! id: one-step-across
//! about: The slanted test adds and subtracts 1 for every queen instead of the number of rows between.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let _unused = row;
    queens.iter().all(|q| *q != col && *q + 1 != col && *q != col + 1)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    for (row, col) in queens.iter().enumerate() {
        if *col >= width || !is_safe(&queens[..row], row, *col) {
            return false;
        }
    }
    true
}
