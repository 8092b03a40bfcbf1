//! id: off-board-accepted
//! about: is_solution compares all pairs of queens but never the columns with the width.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    for i in 0..queens.len() {
        for j in i + 1..queens.len() {
            if queens[i] == queens[j] || queens[i].abs_diff(queens[j]) == j - i {
                return false;
            }
        }
    }
    true
}
