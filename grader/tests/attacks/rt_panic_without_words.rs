// [is_safe/is_safe] panics with a value that is no text, and whose end is another panic => failed, panicked: "a panic with a value that is no text"
struct Stubborn;
impl Drop for Stubborn {
    fn drop(&mut self) {
        panic!("once more");
    }
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.len() < usize::MAX {
        std::panic::panic_any(Stubborn);
    }
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
