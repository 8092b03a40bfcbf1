//! id: anti-mirrored
//! about: Each column is replaced by its distance from the end of a row of ten.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    const WIDTH: usize = 10;
    let image = WIDTH - col;
    image + row
}
