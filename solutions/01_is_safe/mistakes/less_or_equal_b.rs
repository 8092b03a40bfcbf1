//! id: less-or-equal
//! about: Compares the step across with <= the step down, so a wedge below the queen is refused.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..queens.len() {
        let across = (queens[r] as i32 - col as i32).abs();
        let down = (row as i32 - r as i32).abs();
        if across <= down {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for r in 0..queens.len() {
        if queens[r] >= queens.len() || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
