//! id: one-edge-tested
//! about: The column is compared with the width once, after the loop, when it is that of the last queen.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| c == col || c.abs_diff(col) == row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let mut col = 0;
    for row in 0..queens.len() {
        col = queens[row];
        if !is_safe(&queens[..row], row, col) {
            return false;
        }
    }
    col < queens.len()
}
