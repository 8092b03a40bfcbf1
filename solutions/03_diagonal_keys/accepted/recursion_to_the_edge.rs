//! about: Calls itself one step along the line until the square lies on an edge.

pub fn diag_key(row: usize, col: usize) -> isize {
    match (row, col) {
        (down, 0) => down as isize,
        (0, right) => 0 - right as isize,
        _ => diag_key(row - 1, col - 1),
    }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    if col == 0 {
        return row;
    }
    anti_key(row + 1, col - 1)
}
