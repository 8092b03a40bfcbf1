//! id: columns-differ-is-enough
//! about: is_solution sorts the columns and expects 0, 1, 2, …, which every ordering passes.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let mut sorted = queens.to_vec();
    sorted.sort();
    sorted.iter().enumerate().all(|(i, &c)| i == c)
}
