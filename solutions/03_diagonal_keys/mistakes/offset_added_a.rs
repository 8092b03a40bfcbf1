//! id: offset-added
//! about: Adds the width less one, as a position in an array would need, with a width of 10.

const N: usize = 10;

pub fn diag_key(row: usize, col: usize) -> isize {
    (row + N - 1 - col) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
