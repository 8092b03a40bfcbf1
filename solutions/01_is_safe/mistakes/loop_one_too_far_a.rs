//! id: loop-one-too-far
//! about: The loop runs to the length of the list inclusive and reads one queen too many.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.len() > 0 {
        for r in 0..=queens.len() {
            let c = queens[r];
            if c == col || c.abs_diff(col) == row - r {
                return false;
            }
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
