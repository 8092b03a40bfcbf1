//! id: any-for-all
//! about: Unsafe only when every queen of the list attacks, by all where any is meant.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let attacks = |(r, c): (usize, &usize)| *c == col || c.abs_diff(col) == row - r;
    queens.is_empty() || !queens.iter().enumerate().all(attacks)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for (r, &c) in queens.iter().enumerate() {
        if c >= n || !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
