//! id: offset-added
//! about: The row is moved down by seven first, as for a list with the 15 lines of a chess board.

const WIDTH: usize = 8;

pub fn diag_key(row: usize, col: usize) -> isize {
    (row + WIDTH - 1) as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
