//! id: left-edge-missed
//! about: A queen in column 0 is not asked about the line to its lower right.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| {
        let down = row - r;
        let from_the_left = col > down && c == col - down;
        let from_the_right = c == col + down;
        c != col && !from_the_left && !from_the_right
    })
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
