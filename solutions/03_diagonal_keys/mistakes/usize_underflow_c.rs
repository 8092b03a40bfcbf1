//! id: usize-underflow
//! about: Two cases are told apart, but both subtract the column from the row before the sign is thought of.

pub fn diag_key(row: usize, col: usize) -> isize {
    let gap = row - col;
    if row >= col { gap as isize } else { -(gap as isize) }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    return row + col;
}
