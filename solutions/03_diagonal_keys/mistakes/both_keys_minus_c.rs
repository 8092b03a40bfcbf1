//! id: both-keys-minus
//! about: The down-left key is the larger of the two numbers less the smaller.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    if row > col { row - col } else { col - row }
}
