//! id: offset-negative-only
//! about: Where the column is larger, the width of a chess board is added.

pub fn diag_key(row: usize, col: usize) -> isize {
    let mut key = row as isize;
    key -= col as isize;
    if col > row {
        key += 8;
    }
    key
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
