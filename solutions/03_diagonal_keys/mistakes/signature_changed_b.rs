//! id: signature-changed
//! about: The keys get the width of the board as a third parameter.

pub fn diag_key(row: usize, col: usize, _n: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize, _n: usize) -> usize {
    row + col
}
