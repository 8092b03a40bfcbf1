//! about: Uses that row - col is twice the row less row + col, with the numbers kept in floats for a while.

pub fn diag_key(row: usize, col: usize) -> isize {
    let key = 2.0 * row as f64 - anti_key(row, col) as f64;
    key.round() as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let row = &row;
    let col = &col;
    row + col
}
