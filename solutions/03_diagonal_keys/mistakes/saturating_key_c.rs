//! id: saturating-key
//! about: An if guards the subtraction and answers 0 where it would panic.

pub fn diag_key(row: usize, col: usize) -> isize {
    if row > col { (row - col) as isize } else { 0 }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
