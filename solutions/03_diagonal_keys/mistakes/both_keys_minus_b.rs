//! id: both-keys-minus
//! about: The down-left key turns the subtraction round instead of adding.

pub fn diag_key(row: usize, col: usize) -> isize {
    let (r, c) = (row as isize, col as isize);
    r - c
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let (r, c) = (row as isize, col as isize);
    (c - r) as usize
}
