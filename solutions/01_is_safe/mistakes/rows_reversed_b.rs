//! id: rows-reversed
//! about: Counts rows from the bottom: the last queen of the list is given distance row.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let len = queens.len();
    for i in 0..len {
        let r = len - 1 - i;
        if queens[i] == col || queens[i].abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for r in 0..queens.len() {
        if queens[r] >= queens.len() || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
