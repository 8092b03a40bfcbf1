//! id: both-keys-minus
//! about: The second function asks the first and converts what it gets.

pub fn diag_key(row: usize, col: usize) -> isize {
    let down = row as isize;
    let across = col as isize;
    down - across
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let key = diag_key(row, col);
    key as usize
}
