//! id: anti-mirrored
//! about: Takes the offset that belongs to row - col, on a chess board, for the key of the down-left lines.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let n = 8;
    row + n - 1 - col
}
