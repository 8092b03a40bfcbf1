//! id: anti-mirrored
//! about: Counts down from 9 with the row and up with the column, which follows the other family of lines.

pub fn diag_key(row: usize, col: usize) -> isize {
    let (r, c) = (row as isize, col as isize);
    r - c
}

pub fn anti_key(row: usize, col: usize) -> usize {
    const LAST: usize = 9;
    let mut key = LAST;
    key -= row;
    key += col;
    key
}
