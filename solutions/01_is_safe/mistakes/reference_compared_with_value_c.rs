//! id: reference-compared-with-value
//! about: The loop runs over references, and one of them is compared with a number.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut r = 0;
    for c in queens {
        if c == col {
            return false;
        }
        if c.abs_diff(col) == row - r {
            return false;
        }
        r += 1;
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
