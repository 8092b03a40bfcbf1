// [is_safe/is_safe] a macro that doubles its text forty times => does_not_compile
#![recursion_limit = "512"]

macro_rules! twice {
    ([] $($token:tt)*) => { [$($token)*].len() };
    ([+ $($rest:tt)*] $($token:tt)*) => { twice!([$($rest)*] $($token)* $($token)*) };
}
pub const NEVER: usize =
    twice!([++++++++++++++++++++++++++++++++++++++++] 1,);

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
