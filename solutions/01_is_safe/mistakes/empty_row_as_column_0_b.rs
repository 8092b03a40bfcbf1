//! id: empty-row-as-column-0
//! about: The list is copied into an array of zeros, and every row above is read.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut board = [0usize; 10];
    for i in 0..queens.len() {
        board[i] = queens[i];
    }
    for r in 0..row {
        if board[r] == col {
            return false;
        }
        if board[r].abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
