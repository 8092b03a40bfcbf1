//! id: both-keys-plus
//! about: Above the long line a minus was put in front of the sum, but the plus inside was left.

pub fn diag_key(row: usize, col: usize) -> isize {
    let sum = (row + col) as isize;
    if col > row { -sum } else { sum }
}

pub fn anti_key(row: usize, col: usize) -> usize {
    [row, col].iter().sum()
}
