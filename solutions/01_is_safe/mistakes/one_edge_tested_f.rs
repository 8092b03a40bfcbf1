//! id: one-edge-tested
//! about: The width is compared with the first queen and with no other.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, c)| {
        *c != col && r + c != row + col && r as i32 - *c as i32 != row as i32 - col as i32
    })
}

pub fn is_solution(queens: &[usize]) -> bool {
    let on_board = queens.first().is_some_and(|&c| c < queens.len());
    on_board && queens.iter().enumerate().all(|(r, &c)| is_safe(&queens[..r], r, c))
}
