//! id: wrong-pairs
//! about: The parameters of a helper are passed in the wrong order, so rows meet columns.

fn slanted(r1: i32, c1: i32, r2: i32, c2: i32) -> bool {
    (r1 - r2).abs() == (c1 - c2).abs()
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] == col {
            return false;
        }
        if slanted(r as i32, queens[r] as i32, col as i32, row as i32) {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] >= n || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
