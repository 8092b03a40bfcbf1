//! id: counter-not-advanced
//! about: The while loop skips its own counter when a queen does not attack, and never ends.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut r = 0;
    while r < queens.len() {
        let across = queens[r].abs_diff(col);
        if across != 0 && across != row - r {
            continue;
        }
        r += 1;
        return false;
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
