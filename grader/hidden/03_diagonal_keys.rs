// The inputs of the checks of 03 that ask about all squares, smallest first.

/// Every square of a board `width` wide; squares of a narrower board come first.
pub fn squares(width: usize) -> Vec<(usize, usize)> {
    let mut all: Vec<(usize, usize)> =
        (0..width).flat_map(|row| (0..width).map(move |col| (row, col))).collect();
    all.sort_by_key(|&(row, col)| (row.max(col), row, col));
    all
}

/// Every pair of two different squares of a board `width` wide, as (row, col, row, col), each pair
/// once and the upper square first; pairs that fit a narrower board come first.
pub fn two_squares(width: usize) -> Vec<(usize, usize, usize, usize)> {
    let squares = squares(width);
    let mut pairs = Vec::new();
    for (i, &second) in squares.iter().enumerate() {
        for &first in &squares[..i] {
            let (upper, lower) = (first.min(second), first.max(second));
            pairs.push((upper.0, upper.1, lower.0, lower.1));
        }
    }
    pairs
}
