//! id: eight-wide-only
//! about: Steps along the lines at most seven times, as on a chess board.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for step in 1..8 {
        if step > row {
            break;
        }
        let above = row - step;
        if above >= queens.len() {
            continue;
        }
        let c = queens[above];
        if c == col || c + step == col || c == col + step {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (i, &a) in queens.iter().enumerate() {
        if a >= queens.len() {
            return false;
        }
        for (j, &b) in queens.iter().enumerate().take(i) {
            if a == b || a.abs_diff(b) == i - j {
                return false;
            }
        }
    }
    true
}
