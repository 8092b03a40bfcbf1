//! id: result-not-cast
//! about: Only one of the two numbers is converted, so an isize meets a usize.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
