//! id: one-diagonal-only
//! about: Only the columns that a line down to the left reaches are looked at, with checked subtraction.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| c == col || c.checked_sub(row - r) == Some(col))
}

pub fn is_solution(queens: &[usize]) -> bool {
    queens.iter().all(|&c| c < queens.len())
        && (0..queens.len()).all(|r| is_safe(&queens[..r], r, queens[r]))
}
