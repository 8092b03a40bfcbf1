//! id: anti-capped
//! about: The sum is cut to the last column of the largest board, so all lines behind it get one number.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    (row + col).min(9)
}
