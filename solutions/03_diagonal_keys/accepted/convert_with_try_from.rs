//! about: Converts with try_from and takes the sum from an iterator over both numbers.

fn signed(number: usize) -> isize {
    isize::try_from(number).expect("a board is small")
}

pub fn diag_key(row: usize, col: usize) -> isize {
    signed(row) - signed(col)
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let both = vec![row, col];
    let mut total = 0;
    for number in both {
        total += number;
    }
    total
}
