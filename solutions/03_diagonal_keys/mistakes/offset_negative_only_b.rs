//! id: offset-negative-only
//! about: rem_euclid with the width makes the key positive and merges two lines each.

pub fn diag_key(row: usize, col: usize) -> isize {
    let n: isize = 10;
    (row as isize - col as isize).rem_euclid(n)
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
