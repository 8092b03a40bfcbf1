//! id: both-keys-minus
//! about: Both functions subtract, and the second turns its answer into a usize.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    (row as isize - col as isize) as usize
}
