// [is_safe/is_safe] a constant that is computed for ever, with the lint against it switched off => does_not_compile: "long_running_const_eval"
#![allow(long_running_const_eval)]

pub const NEVER: u64 = {
    let mut number = 1_u64;
    while number != 0 {
        number = number.wrapping_mul(5);
    }
    number
};

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
