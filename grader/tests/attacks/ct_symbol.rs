// [is_safe/is_safe] takes the place of a function of the C library, without the keyword => does_not_compile: "unsafe attribute used without unsafe"
#[no_mangle]
pub extern "C" fn write(_: i32, _: *const u8, length: usize) -> isize {
    length as isize
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
