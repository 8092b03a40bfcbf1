//! id: eight-wide-only
//! about: Fills a list with the 15 numbers of a chess board and looks the line up there.

const N: usize = 8;

pub fn diag_key(row: usize, col: usize) -> isize {
    let mut keys = Vec::new();
    for line in 0..2 * N - 1 {
        keys.push(line as isize - (N - 1) as isize);
    }
    keys[row + N - 1 - col]
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
