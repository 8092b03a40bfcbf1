//! id: one-diagonal-only
//! about: Sums of row and column are compared, differences are not.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col {
            return false;
        }
        if r + c == row + col {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] >= n || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
