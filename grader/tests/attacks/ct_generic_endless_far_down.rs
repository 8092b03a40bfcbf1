// [is_safe/is_safe] the same below many empty lines: a line of this file is not taken for a line of the checks => does_not_compile: "recursion limit"





































































fn wider<T>(n: usize) -> usize {
    if n == 0 { 0 } else { wider::<(T, T)>(n - 1) }
}

#[inline]
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    wider::<u8>(col);
    free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
