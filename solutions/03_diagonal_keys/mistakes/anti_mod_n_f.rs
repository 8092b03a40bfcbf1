//! id: anti-mod-n
//! about: Eight is taken off where it can be, so that the key fits a chess board.

pub fn diag_key(row: usize, col: usize) -> isize {
    let (r, c) = (row as isize, col as isize);
    r - c
}

pub fn anti_key(row: usize, col: usize) -> usize {
    (row + col).checked_sub(8).unwrap_or(row + col)
}
