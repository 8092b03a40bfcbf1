//! id: both-keys-minus
//! about: The down-left key goes down by one for each column, so it falls below zero.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let mut key = row;
    for _ in 0..col {
        key -= 1;
    }
    key
}
