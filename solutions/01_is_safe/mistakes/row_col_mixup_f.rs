//! id: row-col-mixup
//! about: For the column test the position in the list is compared with col; the sums are right.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| r == col || r + c == row + col || r + col == row + c)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
