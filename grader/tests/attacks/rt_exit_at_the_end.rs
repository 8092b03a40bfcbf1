// [is_safe/is_safe] wrong, with a thread-local value whose end leaves with exit code 0 => failed, wrong
struct Leaves;
impl Drop for Leaves {
    fn drop(&mut self) {
        std::process::exit(0);
    }
}
thread_local! {
    static LEAVES: Leaves = const { Leaves };
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    LEAVES.with(|_| !free(queens, row, col))
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
