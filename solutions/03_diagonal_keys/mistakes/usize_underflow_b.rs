//! id: usize-underflow
//! about: The brackets put the subtraction before the conversion, which is checked but too late.

pub fn diag_key(row: usize, col: usize) -> isize {
    isize::try_from(row - col).unwrap()
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let key = row + col;
    key
}
