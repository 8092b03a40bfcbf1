//! id: loop-to-row
//! about: get(r).unwrap() is asked for rows that have no queen.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    (0..row).all(|r| {
        let c = *queens.get(r).unwrap();
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
