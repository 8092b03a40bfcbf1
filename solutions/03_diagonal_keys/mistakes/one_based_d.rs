//! id: one-based
//! about: The down-left lines are counted from 1 in the corner.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let mut line = 1;
    line += row;
    line += col;
    line
}
