//! id: abs-key
//! about: The smaller number is subtracted from the larger and the sign is forgotten.

pub fn diag_key(row: usize, col: usize) -> isize {
    let larger = row.max(col);
    let smaller = row.min(col);
    (larger - smaller) as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    col + row
}
