//! id: square-not-line
//! about: Both keys are the position of the square in a list of 64.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize * 8 + col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let mut key = col;
    for _ in 0..row {
        key += 8;
    }
    key
}
