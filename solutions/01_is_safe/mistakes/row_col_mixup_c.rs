//! id: row-col-mixup
//! about: The row number of a queen is compared with the column of the square.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for i in 0..queens.len() {
        if i == col {
            return false;
        }
        let across = queens[i].abs_diff(col);
        let down = row.abs_diff(i);
        if across == down {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for (r, &c) in queens.iter().enumerate() {
        if c >= n || !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
