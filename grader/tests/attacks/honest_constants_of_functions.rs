// [is_safe/is_safe] the function is a constant that holds a closure => passed or failed, passed or does_not_compile
#[allow(non_upper_case_globals)]
pub const is_safe: fn(&[usize], usize, usize) -> bool = |queens, row, col| free(queens, row, col);

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
