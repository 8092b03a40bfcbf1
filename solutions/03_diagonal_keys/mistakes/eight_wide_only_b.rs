//! id: eight-wide-only
//! about: Searches the sum among the 15 lines of a chess board and gives 0 when it is not there.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    (0..15).find(|&key| key == row + col).unwrap_or(0)
}
