//! id: neighbouring-rows-only
//! about: is_solution compares each queen only with the one in the next row.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    queens.iter().all(|&c| c < queens.len())
        && queens.windows(2).all(|pair| is_safe(&pair[..1], 1, pair[1]))
}
