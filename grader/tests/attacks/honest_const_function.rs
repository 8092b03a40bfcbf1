// [is_safe/is_safe] a constant function => passed
pub const fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut r = 0;
    while r < queens.len() {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
        r += 1;
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
