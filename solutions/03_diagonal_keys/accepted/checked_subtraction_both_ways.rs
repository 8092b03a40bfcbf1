//! about: Tries the subtraction in one direction and, if that fails, in the other.

pub fn diag_key(row: usize, col: usize) -> isize {
    row.checked_sub(col).map(|below| below as isize).unwrap_or_else(|| -((col - row) as isize))
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row.checked_add(col).unwrap_or(usize::MAX)
}
