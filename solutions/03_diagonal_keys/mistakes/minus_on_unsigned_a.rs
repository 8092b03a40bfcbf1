//! id: minus-on-unsigned
//! about: Puts a minus in front of a usize.

pub fn diag_key(row: usize, col: usize) -> isize {
    if row >= col { (row - col) as isize } else { -(col - row) as isize }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
