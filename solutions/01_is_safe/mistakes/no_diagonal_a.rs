//! id: no-diagonal
//! about: Treats a queen as a rook: only the column is asked for.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let _ = row;
    !queens.contains(&col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    for r in 0..queens.len() {
        if queens[r] >= queens.len() || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
