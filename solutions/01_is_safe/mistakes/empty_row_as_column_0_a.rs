//! id: empty-row-as-column-0
//! about: A row without a queen is read as a queen in column 0.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    (0..row).all(|r| {
        let c = queens.get(r).copied().unwrap_or(0);
        c != col && c.abs_diff(col) != row - r
    })
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() || !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
