//! id: offset-added
//! about: Counts the down-right lines of a board 4 wide from 0, beginning at its upper right corner.

const LARGEST: isize = 3;

fn from_the_right(col: usize) -> isize {
    LARGEST - col as isize
}

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize + from_the_right(col)
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
