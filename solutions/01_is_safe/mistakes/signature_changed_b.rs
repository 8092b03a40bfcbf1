//! id: signature-changed
//! about: The slice became a Vec that is taken by value.

pub fn is_safe(queens: Vec<usize>, row: usize, col: usize) -> bool {
    for (r, c) in queens.into_iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: Vec<usize>) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(queens[..r].to_vec(), r, queens[r]))
}
