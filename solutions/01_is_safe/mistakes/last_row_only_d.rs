//! id: last-row-only
//! about: Only the last queen is asked: is it on the board and safe?

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, c)| {
        *c != col && r + c != row + col && r as i32 - *c as i32 != row as i32 - col as i32
    })
}

pub fn is_solution(queens: &[usize]) -> bool {
    match queens.split_last() {
        Some((last, above)) => *last < queens.len() && is_safe(above, above.len(), *last),
        None => true,
    }
}
