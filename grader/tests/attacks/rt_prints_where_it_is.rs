// [is_safe/is_safe] prints all that it knows of the machine and answers wrong: the report names no folder => failed, wrong
pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    println!("{:?}", std::env::args().next());
    println!("{:?}", std::env::current_dir());
    eprintln!("{:?} {}", std::env::current_exe(), env!("TMPDIR"));
    !free(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let width = queens.len();
    (0..width).all(|row| queens[row] < width && free(&queens[..row], row, queens[row]))
}

/// Whether the square shares no column and no slanted line with a queen.
fn free(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
