// [is_safe/is_safe] the name include_str is handed to a macro of its own, so that no text search finds a call => does_not_compile: "couldn't read `/etc/group`"
macro_rules! apply {
    ($name:ident to $path:literal) => {
        $name!($path)
    };
}
pub const TAKEN: &str = apply!(include_str to "/etc/group");

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
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
