//! id: minus-on-unsigned
//! about: Adds the negative of a usize, which has none.

pub fn diag_key(row: usize, col: usize) -> isize {
    (row + (-col)) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
