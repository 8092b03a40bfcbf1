// [is_safe/is_safe] (with unsafe) looks beside its parameters => does_not_compile: "line 3 uses `unsafe`. No exercise needs it, and a file with it is not graded."
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    unsafe { *queens.as_ptr().sub(1) == row + col }
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
