//! id: square-not-line
//! about: Ten for each row keeps all squares apart, also those of one line.

const TEN: usize = 10;

pub fn diag_key(row: usize, col: usize) -> isize {
    let start = (TEN * row) as isize;
    start - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    TEN * row + col
}
