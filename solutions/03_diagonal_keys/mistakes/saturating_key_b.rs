//! id: saturating-key
//! about: A negative difference is raised to 0.

pub fn diag_key(row: usize, col: usize) -> isize {
    let key = row as isize - col as isize;
    key.max(0)
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
