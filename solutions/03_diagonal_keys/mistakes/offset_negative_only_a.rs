//! id: offset-negative-only
//! about: Adds the width to negative keys only, so they fall on keys of the other side.

pub fn diag_key(row: usize, col: usize) -> isize {
    let key = row as isize - col as isize;
    if key < 0 { key + 8 } else { key }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
