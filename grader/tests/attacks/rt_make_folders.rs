// [is_safe/is_safe] makes folders and links; right answers only if it could => failed, wrong
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let could = std::fs::create_dir("kept").is_ok()
        || std::os::unix::fs::symlink("/etc/hostname", "link").is_ok()
        || std::fs::hard_link("@CANARY@/precious", "@CANARY@/link").is_ok()
        || std::os::unix::fs::symlink("/etc/hostname", "@CANARY@/link").is_ok();
    could && free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
