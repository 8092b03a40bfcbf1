//! id: one-based
//! about: The first down-left line gets the number 1.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col + 1
}
