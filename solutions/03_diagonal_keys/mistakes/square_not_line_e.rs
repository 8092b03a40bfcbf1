//! id: square-not-line
//! about: Both keys are the two digits of the square, row first.

pub fn diag_key(row: usize, col: usize) -> isize {
    (row * 10 + col) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row * 10 + col
}
