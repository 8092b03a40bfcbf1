//! id: saturating-key
//! about: checked_sub with a fallback of 0 gives one number to all lines above the long one.

pub fn diag_key(row: usize, col: usize) -> isize {
    row.checked_sub(col).unwrap_or(0) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
