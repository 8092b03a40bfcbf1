//! id: anti-mod-n
//! about: A sum past the last column of a chess board starts again at the left, as on a ring.

pub fn diag_key(row: usize, col: usize) -> isize {
    (row as i64 - col as i64) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let mut key = row + col;
    while key >= 8 {
        key -= 8;
    }
    key
}
