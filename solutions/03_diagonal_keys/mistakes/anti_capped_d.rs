//! id: anti-capped
//! about: The sum may not leave the columns 0 to 7 and is pushed back to the last of them.

const BOARD: usize = 8;

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let key = row + col;
    key.min(BOARD - 1)
}
