// [is_safe/is_safe] the stub as it was handed out => not_started, not_started
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    todo!("is_safe: queens = {queens:?}, row = {row}, col = {col}")
}

pub fn is_solution(queens: &[usize]) -> bool {
    todo!("is_solution: queens = {queens:?}")
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
