//! id: usize-underflow
//! about: Counts the columns to the left as col - down, which panics near the left edge.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut r = queens.len();
    while r > 0 {
        r -= 1;
        let down = row - r;
        let q = queens[r];
        if q == col || q == col - down || q == col + down {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
