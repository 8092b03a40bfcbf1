//! id: distance-off-by-one
//! about: The lines of the square are named with its row counted from 1, those of the queens from 0.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let row = row as isize + 1;
    let col = col as isize;
    for r in 0..queens.len() {
        let c = queens[r] as isize;
        let same_column = c == col;
        let same_down_right = r as isize - c == row - col;
        let same_down_left = r as isize + c == row + col;
        if same_column || same_down_right || same_down_left {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    queens.iter().all(|&c| c < n) && (0..n).all(|r| is_safe(&queens[..r], r, queens[r]))
}
