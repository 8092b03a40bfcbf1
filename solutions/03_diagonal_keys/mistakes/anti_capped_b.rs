//! id: anti-capped
//! about: A sum beyond the last column is replaced by the last column.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let last_column = 7;
    if row + col > last_column { last_column } else { row + col }
}
