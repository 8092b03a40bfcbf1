//! id: anti-mod-n
//! about: From 10 on the sum starts at 0 again.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let sum = row + col;
    if sum >= 10 { sum - 10 } else { sum }
}
