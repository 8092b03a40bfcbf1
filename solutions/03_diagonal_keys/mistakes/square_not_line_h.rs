//! id: square-not-line
//! about: The key of the down-left line is a text with row and column, read as a number.

pub fn diag_key(row: usize, col: usize) -> isize {
    let (r, c) = (row as isize, col as isize);
    r - c
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let mut text = row.to_string();
    text += &col.to_string();
    text.parse::<usize>().unwrap()
}
