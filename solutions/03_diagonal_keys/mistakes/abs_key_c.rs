//! id: abs-key
//! about: The branch for squares above the long line swaps the numbers but does not turn the sign.

pub fn diag_key(row: usize, col: usize) -> isize {
    if col > row {
        return col as isize - row as isize;
    }
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
