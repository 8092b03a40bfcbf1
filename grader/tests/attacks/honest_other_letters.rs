// [is_safe/is_safe] names and texts in other scripts => passed
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let größe = queens.len();
    let 列 = col;
    let ящик = "👑♛ 女王";
    größe < 1000 && ящик.len() > 3 && free(queens, row, 列)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
