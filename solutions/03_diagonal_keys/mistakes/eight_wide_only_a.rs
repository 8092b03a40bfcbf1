//! id: eight-wide-only
//! about: Reads the key from a list with the 15 numbers of a chess board, which is too short for 10 columns.

const KEYS: [isize; 15] = [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7];

pub fn diag_key(row: usize, col: usize) -> isize {
    KEYS[7 + row - col]
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
