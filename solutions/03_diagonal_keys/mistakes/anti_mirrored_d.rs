//! id: anti-mirrored
//! about: Counts up from 7 with the row and down with the column, as for a line down to the right.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    const MIDDLE: usize = 7;
    let mut key = MIDDLE + row;
    for _ in 0..col {
        key -= 1;
    }
    key
}
