// [is_safe/is_safe] calls a type of its own `bool` => failed, does_not_compile: "its types mean something else here"
#[allow(non_camel_case_types)]
pub struct bool;

pub fn is_safe(_: &[usize], _: usize, _: usize) -> bool {
    bool
}

pub fn is_solution(queens: &[usize]) -> ::core::primitive::bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> ::core::primitive::bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
