//! id: skips-first-queen
//! about: Counts down and stops before 0 is looked at.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut i = queens.len().saturating_sub(1);
    while i > 0 {
        let c = queens[i];
        if c == col || c.abs_diff(col) == row - i {
            return false;
        }
        i -= 1;
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
