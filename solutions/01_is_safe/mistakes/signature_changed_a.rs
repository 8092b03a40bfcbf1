//! id: signature-changed
//! about: The parameters were made signed to get rid of casts; inside, everything is right.

pub fn is_safe(queens: &[i32], row: i32, col: i32) -> bool {
    queens.iter().zip(0..).all(|(&c, r)| c != col && (c - col).abs() != row - r)
}

pub fn is_solution(queens: &[i32]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n as i32 && is_safe(&queens[..r], r as i32, queens[r]))
}
