// [is_safe/is_safe] honest mistake: a constant that panics; the place shown is in this file => does_not_compile: "evaluation panicked: the board is too wide"
const WIDTH: usize = 65;
pub const BITS: u64 = if WIDTH > 64 { panic!("the board is too wide") } else { 1 };

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
