//! id: both-keys-minus
//! about: The down-left key is a copy of the down-right one, made positive with abs_diff.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row.abs_diff(col)
}
