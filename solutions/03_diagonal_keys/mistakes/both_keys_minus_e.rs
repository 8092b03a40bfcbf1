//! id: both-keys-minus
//! about: Both functions take the column from the row, the second without any conversion.

pub fn diag_key(row: usize, col: usize) -> isize {
    let (r, c) = (row as isize, col as isize);
    r - c
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row - col
}
