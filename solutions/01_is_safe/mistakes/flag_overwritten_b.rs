//! id: flag-overwritten
//! same-as: last-queen-only
//! about: An if with an else sets the flag back to true as soon as the next queen does not attack.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut attacked = false;
    let mut r = 0;
    while r < queens.len() {
        let across = queens[r].abs_diff(col);
        if across == 0 || across == row - r {
            attacked = true;
        } else {
            attacked = false;
        }
        r += 1;
    }
    !attacked
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() {
            return false;
        }
        if !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
