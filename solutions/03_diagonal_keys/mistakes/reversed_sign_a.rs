//! id: reversed-sign
//! about: Column less row, by swapped parameters of a helper.

fn minus(a: usize, b: usize) -> isize {
    b as isize - a as isize
}

pub fn diag_key(row: usize, col: usize) -> isize {
    minus(row, col)
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
