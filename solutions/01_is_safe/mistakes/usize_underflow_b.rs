//! id: usize-underflow
//! about: Compares row - col as usize and panics for every square above the long diagonal.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| c == col || r + c == row + col || r - c == row - col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().enumerate().all(|(r, &c)| c < n && is_safe(&queens[..r], r, c))
}
