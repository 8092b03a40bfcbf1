//! id: row-col-mixup
//! about: The number in the list is subtracted from the row, the position from the column.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for i in 0..queens.len() {
        let down = row as i32 - queens[i] as i32;
        let across = col as i32 - i as i32;
        if across == 0 || across.abs() == down.abs() {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().enumerate().all(|(r, &c)| c < n && is_safe(&queens[..r], r, c))
}
