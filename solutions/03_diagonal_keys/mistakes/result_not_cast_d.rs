//! id: result-not-cast
//! about: The difference of two usize is given back as it is.

pub fn diag_key(row: usize, col: usize) -> isize {
    row - col
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
