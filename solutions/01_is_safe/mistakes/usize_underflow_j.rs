//! id: usize-underflow
//! about: The step across is queen minus square, which panics for queens on the left.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..queens.len() {
        if queens[r] == col {
            return false;
        }
        let across = queens[r] - col;
        if across == row - r {
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
