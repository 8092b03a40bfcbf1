//! id: anti-mirrored
//! about: The column is counted from the right edge before it is added to the row.

pub fn diag_key(row: usize, col: usize) -> isize {
    let key = row as isize - col as isize;
    key
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let from_the_right = 10 - 1 - col;
    from_the_right + row
}
