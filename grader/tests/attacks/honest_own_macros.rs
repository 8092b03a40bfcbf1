// [is_safe/is_safe] macros of its own with well-known names => passed
#[allow(unused_macros)]
macro_rules! vec {
    ($($token:tt)*) => { compile_error!("not here") };
}
macro_rules! assert {
    ($condition:expr) => { if !$condition { return false; } };
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        assert!(c != col);
        assert!(c.abs_diff(col) != row - r);
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
