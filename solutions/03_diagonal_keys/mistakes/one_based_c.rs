//! id: one-based
//! about: Both numbers get one more at the start, which the difference hides and the sum does not.

pub fn diag_key(row: usize, col: usize) -> isize {
    let (r, c) = (row as isize + 1, col as isize + 1);
    r - c
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let (r, c) = (row + 1, col + 1);
    r + c
}
