//! id: offset-negative-only
//! about: A key below zero is counted back from the width of the largest board.

const N: isize = 10;

pub fn diag_key(row: usize, col: usize) -> isize {
    match row as isize - col as isize {
        key if key < 0 => N + key,
        key => key,
    }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
