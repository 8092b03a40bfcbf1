//! id: reversed-sign
//! about: The two branches have each other's sign.

pub fn diag_key(row: usize, col: usize) -> isize {
    if row < col { (col - row) as isize } else { -((row - col) as isize) }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
