// [is_safe/is_safe] has tests of its own, one of which does not compile outside of tests => passed
#[cfg(test)]
mod tests {
    use super::*;
    use missing_crate::property;

    #[test]
    fn nothing_is_safe_beside_a_queen() {
        assert!(!is_safe(&[0], 1, 0));
    }
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
