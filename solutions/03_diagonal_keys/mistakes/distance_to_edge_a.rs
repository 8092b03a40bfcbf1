//! id: distance-to-edge
//! about: Counts the steps up-left to the edge, which tells where on the line the square is, not which line it is.

pub fn diag_key(row: usize, col: usize) -> isize {
    let (mut r, mut c, mut steps) = (row, col, 0);
    while r > 0 && c > 0 {
        r -= 1;
        c -= 1;
        steps += 1;
    }
    steps
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
