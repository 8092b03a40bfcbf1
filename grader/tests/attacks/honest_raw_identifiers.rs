// [is_safe/is_safe] names that are keywords, written raw => passed
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let r#match = free(queens, row, col);
    let r#unsafe = 0;
    r#match && r#unsafe == 0
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
