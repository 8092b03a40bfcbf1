// [is_safe/is_safe] catches its own panic after it has silenced the hook => passed
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    std::panic::set_hook(Box::new(|_| {}));
    let caught = std::panic::catch_unwind(|| queens[queens.len()]);
    caught.is_err() && free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
