//! id: distance-from-top
//! about: Takes queens off the front one by one but leaves the row as it was, so each seems to stand in row 0.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    match queens {
        [] => true,
        [c, rest @ ..] => *c != col && c.abs_diff(col) != row && is_safe(rest, row, col),
    }
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().enumerate().all(|(r, &c)| c < n && is_safe(&queens[..r], r, c))
}
