//! id: column-forgotten
//! about: Compares the two slanted keys and nothing else.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| {
        let down_right = r as isize - c as isize == row as isize - col as isize;
        let down_left = r + c == row + col;
        !down_right && !down_left
    })
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|k| is_safe(&queens[..k], k, queens[k]) && queens[k] < n)
}
