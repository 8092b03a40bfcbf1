//! id: usize-underflow
//! about: The step across is col minus the queen's column, which goes below zero to the left of a queen.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut r = 0;
    while r < queens.len() {
        let across = col - queens[r];
        let down = row - r;
        if across == 0 || across == down {
            return false;
        }
        r += 1;
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
