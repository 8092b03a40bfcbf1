//! id: skips-last-queen
//! about: Takes the last queen for the new one and leaves it out of the comparison.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    match queens.split_last() {
        None => true,
        Some((_new, above)) => {
            above.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
        }
    }
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
