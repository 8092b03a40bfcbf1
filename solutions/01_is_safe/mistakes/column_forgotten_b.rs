//! id: column-forgotten
//! about: Walks along the two slanted rays of the square only; straight up is not walked.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for direction in [-1isize, 1] {
        let mut c = col as isize;
        for r in (0..row).rev() {
            c += direction;
            if r < queens.len() && queens[r] as isize == c {
                return false;
            }
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
