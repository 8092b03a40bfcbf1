//! id: abs-key
//! about: abs_diff avoids the panic and gives both sides of the long line the same numbers.

pub fn diag_key(row: usize, col: usize) -> isize {
    row.abs_diff(col) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
