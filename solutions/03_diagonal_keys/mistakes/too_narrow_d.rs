//! id: too-narrow
//! about: Stores the signed difference in a u8.

pub fn diag_key(row: usize, col: usize) -> isize {
    let key: u8 = (row as i8 - col as i8) as u8;
    key as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
