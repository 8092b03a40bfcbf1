//! id: left-edge-missed
//! about: The walk up and to the left stops before column 0.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let n = queens.len();
    if queens.contains(&col) {
        return false;
    }
    let (mut r, mut c) = (row, col);
    while r > 0 && c > 1 {
        r -= 1;
        c -= 1;
        if r < n && queens[r] == c {
            return false;
        }
    }
    let (mut r, mut c) = (row, col);
    while r > 0 {
        r -= 1;
        c += 1;
        if r < n && queens[r] == c {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() || !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
