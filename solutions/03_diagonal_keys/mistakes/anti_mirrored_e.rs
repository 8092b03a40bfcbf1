//! id: anti-mirrored
//! about: The row is counted from the bottom before the column is added.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let from_below = 9 - row;
    from_below + col
}
