//! about: Asks with cmp which number is larger, and adds by counting up.

use std::cmp::Ordering;

pub fn diag_key(row: usize, col: usize) -> isize {
    let distance = row.abs_diff(col) as isize;
    match row.cmp(&col) {
        Ordering::Less => -distance,
        Ordering::Equal => 0,
        Ordering::Greater => distance,
    }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    (0..row).fold(col, |key, _| key + 1)
}
