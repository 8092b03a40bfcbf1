//! id: key-swap
//! about: The two formulas stand in each other's function; the difference panics on usize.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize + col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row - col
}
