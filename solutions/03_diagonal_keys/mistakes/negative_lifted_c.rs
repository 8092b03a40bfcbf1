//! id: negative-lifted
//! about: Lines above the long one are numbered from 10 on.

pub fn diag_key(row: usize, col: usize) -> isize {
    if row >= col { (row - col) as isize } else { (9 + col - row) as isize }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
