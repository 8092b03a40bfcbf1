//! id: usize-underflow
//! about: The position of the last queen is queens.len() - 1, which an empty list does not have.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut r = queens.len() - 1;
    loop {
        let c = queens[r];
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
        if r == 0 {
            return true;
        }
        r -= 1;
    }
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().all(|&c| c < n) && (1..n).all(|r| is_safe(&queens[..r], r, queens[r]))
}
