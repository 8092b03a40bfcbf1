//! id: offset-added
//! about: Every key is lifted by seven, the largest column of a chess board.

pub fn diag_key(row: usize, col: usize) -> isize {
    let offset: isize = 8 - 1;
    offset + row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let (r, c) = (row, col);
    c + r
}
