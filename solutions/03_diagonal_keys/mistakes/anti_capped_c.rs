//! id: anti-capped
//! about: Stops counting at 9, the largest row or column there is.

pub fn diag_key(row: usize, col: usize) -> isize {
    let (row, col) = (row as isize, col as isize);
    row - col
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let mut key = row;
    for _ in 0..col {
        if key < 9 {
            key += 1;
        }
    }
    key
}
