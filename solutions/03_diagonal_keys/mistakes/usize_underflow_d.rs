//! id: usize-underflow
//! about: checked_sub notices that the difference is below zero, and unwrap stops the program there.

pub fn diag_key(row: usize, col: usize) -> isize {
    row.checked_sub(col).unwrap() as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
