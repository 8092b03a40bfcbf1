// [is_safe/is_safe] right, with a thread-local value whose end never comes => passed
struct Never;
impl Drop for Never {
    fn drop(&mut self) {
        loop {
            std::thread::park();
        }
    }
}
thread_local! {
    static NEVER: Never = const { Never };
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    NEVER.with(|_| free(queens, row, col))
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
