//! id: loop-one-too-far
//! about: Counts the queens from 1, as in a book, and reads position len.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut i = 0;
    while i <= queens.len() && !queens.is_empty() {
        if queens[i] == col {
            return false;
        }
        if i + queens[i] == row + col || i + col == row + queens[i] {
            return false;
        }
        i = i + 1;
    }
    return true;
}

pub fn is_solution(queens: &[usize]) -> bool {
    for r in 0..queens.len() {
        if queens[r] >= queens.len() || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    return true;
}
