//! about: Multiplies the three distances of every queen; the product is zero when one of the lines is shared.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let product: i64 = queens
        .iter()
        .zip(0i64..)
        .map(|(&c, r)| {
            let across = c as i64 - col as i64;
            let down = row as i64 - r;
            (across * (across - down) * (across + down)).signum()
        })
        .product();
    product != 0
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    !(0..n).any(|r| !(queens[r] < n && is_safe(&queens[..r], r, queens[r])))
}
