//! id: usize-underflow
//! about: The difference gets a name first, as usize, and is converted in the last line.

pub fn diag_key(row: usize, col: usize) -> isize {
    let difference = row - col;
    difference as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
