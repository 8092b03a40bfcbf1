//! id: width-from-list
//! about: Marks attacked columns in a list as long as the queens and takes every column outside it for safe.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut attacked = vec![false; queens.len()];
    for (r, &c) in queens.iter().enumerate() {
        for (x, mark) in attacked.iter_mut().enumerate() {
            if x == c || x.abs_diff(c) == row - r {
                *mark = true;
            }
        }
    }
    !attacked.get(col).copied().unwrap_or(false)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
