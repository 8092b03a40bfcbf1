//! id: inner-fn-uses-outer-variables
//! about: The inner fn has the row only.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut queens: Vec<usize> = vec![];
    let mut out: Vec<Vec<usize>> = vec![];
    fn fill(row: usize) {
        if row == n {
            out.push(queens.clone());
        } else {
            for col in 0..n {
                if is_safe(&queens, row, col) {
                    queens.push(col);
                    fill(row + 1);
                    queens.pop();
                }
            }
        }
    }
    fill(0);
    out
}
