//! id: one-safe-row-is-enough
//! about: The loop answers true at the first queen that stands on the board and is safe.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut i = 0;
    while i < queens.len() {
        let dy: i64 = row as i64 - i as i64;
        let dx: i64 = col as i64 - queens[i] as i64;
        if dx == 0 || dx == dy || dx == -dy {
            return false;
        }
        i = i + 1;
    }
    return true;
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for (r, &c) in queens.iter().enumerate() {
        let on_board = c < n;
        if on_board && is_safe(&queens[..r], r, c) {
            return true;
        }
    }
    false
}
