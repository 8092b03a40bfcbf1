//! id: eight-wide-only
//! about: A queen of is_solution may stand in columns 0 to 7, however many queens there are.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for i in 0..queens.len() {
        let across = queens[i] as i32 - col as i32;
        let down = row as i32 - i as i32;
        if across == 0 || across.abs() == down {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let mut row = 0;
    for &col in queens {
        if col > 7 {
            return false;
        }
        if !is_safe(&queens[..row], row, col) {
            return false;
        }
        row += 1;
    }
    true
}
