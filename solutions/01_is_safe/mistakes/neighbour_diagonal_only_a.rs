//! id: neighbour-diagonal-only
//! about: Looks at the two squares that touch the new one from the row above, and at the whole column.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.contains(&col) {
        return false;
    }
    if row == 0 {
        return true;
    }
    match queens.get(row - 1) {
        Some(&above) => above != col + 1 && above + 1 != col,
        None => true,
    }
}

pub fn is_solution(queens: &[usize]) -> bool {
    (0..queens.len()).all(|r| queens[r] < queens.len() && is_safe(&queens[..r], r, queens[r]))
}
