//! id: anti-mirrored
//! about: Mirrors the board and then subtracts again, which names the down-right lines a second time.

const LAST: usize = 9;

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + (LAST - col)
}
