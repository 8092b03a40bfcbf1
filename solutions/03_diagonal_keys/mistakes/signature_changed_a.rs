//! id: signature-changed
//! about: Both functions take and give isize, which makes the body easy and the calls impossible.

pub fn diag_key(row: isize, col: isize) -> isize {
    row - col
}

pub fn anti_key(row: isize, col: isize) -> isize {
    row + col
}
