//! id: usize-underflow
//! about: Both directions are subtracted in one condition, and one of them always goes below zero.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| {
        let down = row - r;
        c != col && !(c - col == down || col - c == down)
    })
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
