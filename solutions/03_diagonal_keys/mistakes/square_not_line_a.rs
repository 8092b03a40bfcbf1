//! id: square-not-line
//! about: Numbers the squares one after the other, so no two squares of a line agree.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize * 10 - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row * 10 + col
}
