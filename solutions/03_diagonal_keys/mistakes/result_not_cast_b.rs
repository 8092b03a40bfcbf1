//! id: result-not-cast
//! about: The difference is a usize and stands where an isize is promised.

pub fn diag_key(row: usize, col: usize) -> isize {
    let key: usize = row.wrapping_sub(col);
    key
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
