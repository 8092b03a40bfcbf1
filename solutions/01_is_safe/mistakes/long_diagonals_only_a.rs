//! id: long-diagonals-only
//! about: Down-right is tested as row == column for both squares, which is the middle line alone.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col {
            return false;
        }
        if r == c && row == col {
            return false;
        }
        if r + c == row + col {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
