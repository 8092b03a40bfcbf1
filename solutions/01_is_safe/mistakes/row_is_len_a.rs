//! id: row-is-len
//! about: Counts the distance up from the end of the list, as if the new row were always the next one.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let _ = row;
    for (i, &c) in queens.iter().rev().enumerate() {
        let distance = i + 1;
        if c == col || c.abs_diff(col) == distance {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
