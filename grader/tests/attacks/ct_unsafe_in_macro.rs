// [is_safe/is_safe] (with unsafe) the same, in a macro => does_not_compile: "uses `unsafe`. No exercise needs it, and a file with it is not graded."
macro_rules! peek {
    ($at:expr) => {
        unsafe { *$at }
    };
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    peek!(queens.as_ptr().wrapping_add(row)) == col
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
