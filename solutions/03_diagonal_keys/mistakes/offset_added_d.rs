//! id: offset-added
//! about: Adds 9 so that no key is negative on the largest board.

pub fn diag_key(row: usize, col: usize) -> isize {
    let key = row as isize - col as isize;
    key + 9
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
