//! id: both-keys-plus
//! about: Row and column are converted first, as they should be, and then added in both functions.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize + col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let key = col + row;
    key
}
