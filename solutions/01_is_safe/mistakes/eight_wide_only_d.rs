//! id: eight-wide-only
//! about: Works out a whole row of eight squares first, then reads the one asked for.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut free = [true; 8];
    for (x, square) in free.iter_mut().enumerate() {
        for r in 0..queens.len() {
            if queens[r] == x || queens[r].abs_diff(x) == row - r {
                *square = false;
            }
        }
    }
    free[col]
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c >= queens.len() || !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
