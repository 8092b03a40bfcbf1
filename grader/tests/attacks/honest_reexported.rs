// [is_safe/is_safe] the functions are re-exported from a module => passed
mod inner {
    pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
        queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
    }

    pub fn solved(queens: &[usize]) -> bool {
        let width = queens.len();
        (0..width).all(|row| queens[row] < width && is_safe(&queens[..row], row, queens[row]))
    }
}

pub use inner::is_safe;
pub use inner::solved as is_solution;
