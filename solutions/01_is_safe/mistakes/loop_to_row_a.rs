//! id: loop-to-row
//! about: Loops over all rows above the square and reads the list past its end when rows are empty.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..row {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(queens, r, queens[r]))
}
