// [is_safe/is_solution] computes without an end => failed, timed_out: "stopped after 2 seconds of work"
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let mut rounds = 0_u64;
    while rounds < u64::MAX {
        rounds = std::hint::black_box(rounds.wrapping_mul(3));
    }
    queens.is_empty()
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
