//! id: left-edge-missed
//! about: The guard against underflow is one too strict, so an attack on column 0 is not seen.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        let down = row - r;
        if col == c || col == c + down {
            return false;
        }
        if c > down && col == c - down {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
