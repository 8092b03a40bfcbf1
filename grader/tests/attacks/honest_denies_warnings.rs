// [is_safe/is_safe] denies warnings and has some, so that the compiler refuses it everywhere => does_not_compile: "unused import"
#![deny(warnings)]
#![deny(unused_imports)]

use std::collections::HashMap;

fn unused() {}

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
