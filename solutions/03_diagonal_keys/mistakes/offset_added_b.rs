//! id: offset-added
//! about: Numbers the lines from the lower left corner on a board 4 wide, so the long line is 3.

pub fn diag_key(row: usize, col: usize) -> isize {
    let n = 4;
    let raw = row as isize - col as isize;
    raw + (n - 1)
}

pub fn anti_key(row: usize, col: usize) -> usize {
    col + row
}
