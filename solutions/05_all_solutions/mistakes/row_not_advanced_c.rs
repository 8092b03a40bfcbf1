//! id: row-not-advanced
//! about: The same row is searched again, subtraction first.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

/// Given: all boards of width `n`, in dictionary order.
pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    go(0, n, &mut Vec::new(), &mut out);
    out
}

fn go(row: usize, n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if row == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            go(row, n, queens, out);
            queens.pop();
        }
    }
}
