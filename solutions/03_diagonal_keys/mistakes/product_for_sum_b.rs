//! id: product-for-sum
//! about: Adds the column once for each row, which multiplies.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let mut key = 0;
    for _ in 0..row {
        key += col;
    }
    key
}
