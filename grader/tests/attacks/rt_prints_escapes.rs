// [is_safe/is_safe] prints terminal escapes and marks that turn text around, and answers wrong => failed, wrong
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    println!("\u{1b}[2J\u{1b}]0;owned\u{7}\u{202e}all checks passed\u{9b}1m");
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
