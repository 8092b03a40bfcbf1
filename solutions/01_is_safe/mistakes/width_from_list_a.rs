//! id: width-from-list
//! about: is_safe takes the number of queens for the width of the board and refuses columns beyond it.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if col > queens.len() {
        return false;
    }
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for i in 0..n {
        for j in 0..i {
            if queens[i] == queens[j] || queens[i].abs_diff(queens[j]) == i - j {
                return false;
            }
        }
    }
    queens.iter().all(|&c| c < n)
}
