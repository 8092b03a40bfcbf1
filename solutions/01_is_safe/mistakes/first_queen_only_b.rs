//! id: first-queen-only
//! about: Only the first item of the list is taken out and compared.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if let Some(&first) = queens.first() {
        first != col && first.abs_diff(col) != row
    } else {
        true
    }
}

pub fn is_solution(queens: &[usize]) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c < queens.len() && is_safe(&queens[..r], r, c))
}
