//! id: any-for-all
//! about: Answers true as soon as one queen is found that does not attack.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c != col && c.abs_diff(col) != row - r {
            return true;
        }
    }
    queens.is_empty()
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
