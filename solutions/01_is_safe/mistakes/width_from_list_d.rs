//! id: width-from-list
//! about: A column beyond the number of queens is taken for a square beside the board, where nothing attacks.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let n = queens.len();
    if col >= n {
        return true;
    }
    for r in 0..n {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() || !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
