// [is_safe/is_safe] prints bytes that are no text, and answers wrong => failed, wrong
use std::io::Write;

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let _ = std::io::stdout().write_all(b"\xff\xfe\x00\x1b[2J\x9b");
    !free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
