//! id: no-diagonal
//! about: Tests row and column like a rook, and takes that for the whole reach of a queen.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if r == row || c == col {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().enumerate().all(|(r, &c)| c < n && is_safe(&queens[..r], r, c))
}
