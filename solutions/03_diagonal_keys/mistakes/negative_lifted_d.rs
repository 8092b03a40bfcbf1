//! id: negative-lifted
//! about: The lines with the larger column follow after the ten others.

pub fn diag_key(row: usize, col: usize) -> isize {
    let (r, c) = (row as isize, col as isize);
    let key = r - c;
    match key {
        0.. => key,
        _ => 9 - key,
    }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let key = row + col;
    key
}
