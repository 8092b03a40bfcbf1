//! id: both-keys-plus
//! about: The sum is used on both sides of the long line, with a minus where the column is larger.

pub fn diag_key(row: usize, col: usize) -> isize {
    let sign: isize = if row >= col { 1 } else { -1 };
    sign * (row as isize + col as isize)
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
