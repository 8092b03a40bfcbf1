//! id: usize-underflow
//! about: The safe subtraction of usize is used, and its answer is taken for granted.

pub fn diag_key(row: usize, col: usize) -> isize {
    let key: Option<usize> = row.checked_sub(col);
    let key = key.unwrap();
    key.try_into().unwrap()
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let key = col + row;
    key
}
