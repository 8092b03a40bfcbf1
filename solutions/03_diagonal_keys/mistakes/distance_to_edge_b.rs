//! id: distance-to-edge
//! about: The steps to the nearer edge are used as the name of both lines.

pub fn diag_key(row: usize, col: usize) -> isize {
    row.min(col) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row.min(col)
}
