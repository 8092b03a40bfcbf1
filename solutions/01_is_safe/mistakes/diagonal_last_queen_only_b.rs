//! id: diagonal-last-queen-only
//! about: The slanted test stands behind the loop and sees only what the last turn left.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut across = usize::MAX;
    let mut down = 0;
    for (r, &c) in queens.iter().enumerate() {
        across = c.abs_diff(col);
        down = row - r;
        if across == 0 {
            return false;
        }
    }
    across != down
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
