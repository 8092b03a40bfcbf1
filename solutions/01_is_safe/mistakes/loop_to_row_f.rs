//! id: loop-to-row
//! about: An iterator is advanced once for each row above, and runs out.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut list = queens.iter();
    for r in 0..row {
        let c = list.next().unwrap();
        if *c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
