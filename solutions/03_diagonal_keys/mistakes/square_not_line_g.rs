//! id: square-not-line
//! about: The difference is right; the other key puts the two digits of the square side by side.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    10 * row + col
}
