//! id: result-not-cast
//! about: The row is converted in a line of its own, the column is not.

pub fn diag_key(row: usize, col: usize) -> isize {
    let r: isize = row as isize;
    let key = r - col;
    key
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
