//! id: anti-mirrored
//! about: The column is taken from the width, and the row is added.

pub fn diag_key(row: usize, col: usize) -> isize {
    let (r, c) = (row as isize, col as isize);
    r - c
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + 10 - col
}
