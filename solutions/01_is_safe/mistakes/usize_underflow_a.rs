//! id: usize-underflow
//! about: Subtracts the queen's column from the new one on usize and panics to the left of a queen.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        let dx = (col - c) as i32;
        let dy = (row - r) as i32;
        if dx == 0 || dx.abs() == dy {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
