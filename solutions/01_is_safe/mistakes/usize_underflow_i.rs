//! id: usize-underflow
//! about: Walks up from position len - 1, which no queens do not have; is_solution starts with such a list.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut above = queens.len() - 1;
    let mut safe = true;
    loop {
        let (down, across) = (row - above, queens[above].abs_diff(col));
        if across == 0 || across == down {
            safe = false;
        }
        if above == 0 {
            break;
        }
        above -= 1;
    }
    safe
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() || !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
