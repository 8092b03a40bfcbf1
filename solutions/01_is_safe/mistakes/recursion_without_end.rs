//! id: recursion-without-end
//! about: Looks at the last queen and then calls itself with the same list again.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let Some(&c) = queens.last() else {
        return true;
    };
    let r = queens.len() - 1;
    if c == col || c.abs_diff(col) == row - r {
        return false;
    }
    is_safe(queens, row, col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    (0..n).all(|r| queens[r] < n && is_safe(&queens[..r], r, queens[r]))
}
