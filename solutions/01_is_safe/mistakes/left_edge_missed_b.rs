//! id: left-edge-missed
//! about: Walks up to the right and to the left by steps; a square in column 0 is not walked from at all.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.contains(&col) {
        return false;
    }
    let (mut r, mut c) = (row, col);
    while r > 0 && c > 0 {
        r -= 1;
        c -= 1;
        if queens.get(r) == Some(&c) {
            return false;
        }
    }
    let (mut r, mut c) = (row, col);
    while r > 0 && c > 0 {
        r -= 1;
        c += 1;
        if queens.get(r) == Some(&c) {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for r in 0..queens.len() {
        if queens[r] >= queens.len() || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
