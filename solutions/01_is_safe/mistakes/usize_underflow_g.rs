//! id: usize-underflow
//! about: The loop of is_safe runs to queens.len() - 1, below zero for no queens; is_solution has its own loops.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let last = queens.len() - 1;
    for r in 0..=last {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for i in 0..n {
        if queens[i] >= n {
            return false;
        }
        for j in i + 1..n {
            if queens[i] == queens[j] || queens[i].abs_diff(queens[j]) == j - i {
                return false;
            }
        }
    }
    true
}
