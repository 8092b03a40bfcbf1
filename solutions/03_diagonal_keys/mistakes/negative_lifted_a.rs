//! id: negative-lifted
//! about: A negative difference is counted from the end of a list of 19, as an index below zero is in Python.

pub fn diag_key(row: usize, col: usize) -> isize {
    let mut key = row as isize - col as isize;
    if key < 0 {
        key += 19;
    }
    key
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
