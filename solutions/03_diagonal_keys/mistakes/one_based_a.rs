//! id: one-based
//! about: Counts rows and columns from 1 in the sum, so it is two too large.

pub fn diag_key(row: usize, col: usize) -> isize {
    (row + 1) as isize - (col + 1) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    (row + 1) + (col + 1)
}
