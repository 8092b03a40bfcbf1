//! id: distance-from-top
//! about: Goes as many columns to each side as the number of the queen's row says.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut r = 0;
    while r < row && r < queens.len() {
        let q = queens[r];
        if q == col || q + r == col || col + r == q {
            return false;
        }
        r += 1;
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let size = queens.len();
    for (row, &col) in queens.iter().enumerate() {
        if col >= size || !is_safe(&queens[..row], row, col) {
            return false;
        }
    }
    true
}
