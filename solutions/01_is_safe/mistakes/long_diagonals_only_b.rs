//! id: long-diagonals-only
//! about: Keeps one flag for the middle line, as in noughts and crosses, instead of one per line.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let middle_taken = queens.iter().enumerate().any(|(r, &c)| r == c);
    if row == col && middle_taken {
        return false;
    }
    queens.iter().enumerate().all(|(r, &c)| c != col && c != col + (row - r))
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] >= n || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
