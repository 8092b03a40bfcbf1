// [is_safe/is_safe] (with unsafe) a function of the C library, declared as safe => does_not_compile: "uses `unsafe`. No exercise needs it, and a file with it is not graded."
unsafe extern "C" {
    safe fn getppid() -> i32;
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    getppid() > 0 && free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
