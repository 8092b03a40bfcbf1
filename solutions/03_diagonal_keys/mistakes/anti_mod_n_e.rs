//! id: anti-mod-n
//! about: A sum of 8 or more starts again at 0, once.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    let sum = row + col;
    if sum >= 8 { sum - 8 } else { sum }
}
