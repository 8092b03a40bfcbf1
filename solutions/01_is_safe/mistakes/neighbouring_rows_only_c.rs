//! id: neighbouring-rows-only
//! about: is_solution looks at each queen and the one straight before it in the list.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] >= n {
            return false;
        }
        if r > 0 && queens[r].abs_diff(queens[r - 1]) <= 1 {
            return false;
        }
    }
    true
}
