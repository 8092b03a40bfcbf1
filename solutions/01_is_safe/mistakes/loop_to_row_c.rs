//! id: loop-to-row
//! about: Counts upwards to the row of the square and looks up a queen in every row on the way.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut i = 0;
    while i != row {
        let q = queens[i] as i64;
        let across = (q - col as i64).abs();
        let down = (row - i) as i64;
        if across == 0 || across == down {
            return false;
        }
        i += 1;
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for row in 0..queens.len() {
        let col = queens[row];
        if col >= queens.len() {
            return false;
        }
        if !is_safe(queens, row, col) {
            return false;
        }
    }
    true
}
