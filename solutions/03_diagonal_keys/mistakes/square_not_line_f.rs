//! id: square-not-line
//! about: Row and column are written one behind the other and read as one number.

fn digits(row: usize, col: usize) -> String {
    format!("{row}{col}")
}

pub fn diag_key(row: usize, col: usize) -> isize {
    let number = digits(row, col);
    number.parse().unwrap()
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let number = digits(row, col);
    number.parse().unwrap()
}
