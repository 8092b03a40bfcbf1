//! id: both-keys-plus
//! about: Both functions add; only the type of the answer differs.

pub fn diag_key(row: usize, col: usize) -> isize {
    (row + col) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
