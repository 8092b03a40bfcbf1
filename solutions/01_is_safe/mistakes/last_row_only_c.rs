//! id: last-row-only
//! about: The answer of each row replaces the one before.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    let mut ok = true;
    for r in 0..n {
        ok = false;
        if queens[r] < n && is_safe(&queens[..r], r, queens[r]) {
            ok = true;
        }
    }
    ok
}
