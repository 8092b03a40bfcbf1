//! id: row-col-mixup
//! about: The arguments row and col of the inner call are exchanged.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, c)| {
        let across = c.abs_diff(col);
        across != 0 && across != row - r
    })
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|y| {
        let x = queens[y];
        x < n && is_safe(&queens[..y], x, y)
    })
}
