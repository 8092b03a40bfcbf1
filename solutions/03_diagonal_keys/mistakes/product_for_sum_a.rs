//! id: product-for-sum
//! about: Multiplies row and column for the down-left line, where the sum stays the same, not the product.

pub fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn anti_key(row: usize, col: usize) -> usize {
    row * col
}
