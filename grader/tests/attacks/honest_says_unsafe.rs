// [is_safe/is_safe] the word in comments, texts and names only => passed
/* Whether the square is unsafe. /* unsafe { } */ */

/// An unsafe square is attacked: `unsafe { attack() }`.
pub const UNSAFE: &str = "unsafe { this is no code }";
pub const RAW: &str = r#"unsafe fn "neither" is this"#;
pub fn is_unsafe(queens: &[usize], row: usize, col: usize) -> bool {
    // unsafe
    !free(queens, row, col)
}

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
