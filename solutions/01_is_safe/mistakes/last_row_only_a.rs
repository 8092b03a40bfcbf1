//! id: last-row-only
//! about: is_solution asks about the queen of the last row alone and trusts the others.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let Some((&last, above)) = queens.split_last() else {
        return false;
    };
    queens.iter().all(|&c| c < queens.len()) && is_safe(above, above.len(), last)
}
