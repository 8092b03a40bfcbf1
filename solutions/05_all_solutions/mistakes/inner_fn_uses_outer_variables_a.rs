//! id: inner-fn-uses-outer-variables
//! about: An inner fn uses n, queens and out of the outer one.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    let mut queens = Vec::new();
    fn go(row: usize) {
        if row == n {
            out.push(queens.clone());
            return;
        }
        for col in 0..n {
            if is_safe(&queens, row, col) {
                queens.push(col);
                go(row + 1);
                queens.pop();
            }
        }
    }
    go(0);
    out
}
