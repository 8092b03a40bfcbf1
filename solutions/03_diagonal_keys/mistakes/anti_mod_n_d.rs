//! id: anti-mod-n
//! about: The remainder of a division by 8 keeps the key among the columns of a chess board.

fn wrap(key: usize, n: usize) -> usize {
    key % n
}

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    wrap(row + col, 8)
}
