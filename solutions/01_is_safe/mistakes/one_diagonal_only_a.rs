//! id: one-diagonal-only
//! about: The step across is compared with its sign, so only lines down to the right count.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for i in 0..queens.len() {
        let dx = col as i32 - queens[i] as i32;
        let dy = row as i32 - i as i32;
        if dx == 0 || dx == dy {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for i in 0..n {
        if queens[i] >= n {
            return false;
        }
        if !is_safe(&queens[..i], i, queens[i]) {
            return false;
        }
    }
    true
}
