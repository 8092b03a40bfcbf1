// [is_safe/is_safe] reads its own text, the text of the program that calls it, or the compiled file; right answers only if it could => failed, wrong
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let could = ["../student.rs", "../checks.rs", "../libstudent.rlib", "../tmp"]
        .iter()
        .any(|path| std::fs::File::open(path).is_ok());
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
