//! id: abs-key
//! about: Walks to the edge rightly, but the columns along the top edge get no minus.

pub fn diag_key(mut row: usize, mut col: usize) -> isize {
    while row > 0 && col > 0 {
        row -= 1;
        col -= 1;
    }
    (row + col) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row + col
}
