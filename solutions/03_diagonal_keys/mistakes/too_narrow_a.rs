//! id: too-narrow
//! about: Wraps in 32 bits and widens afterwards, so a negative number turns into 4 billion.

pub fn diag_key(row: usize, col: usize) -> isize {
    (row as u32).wrapping_sub(col as u32) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
