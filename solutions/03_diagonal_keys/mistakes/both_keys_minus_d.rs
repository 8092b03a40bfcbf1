//! id: both-keys-minus
//! about: The down-left key is the down-right key with the other sign.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    -diag_key(row, col) as usize
}
