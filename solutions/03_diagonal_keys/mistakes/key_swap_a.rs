//! id: key-swap
//! about: The down-right line gets the sum, the down-left line the difference, cast back and forth.

pub fn diag_key(row: usize, col: usize) -> isize {
    let sum = row + col;
    sum as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let difference = row as isize - col as isize;
    difference as usize
}
