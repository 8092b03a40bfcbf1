//! id: rows-in-a-loop
//! about: A loop over the rows stands around the loop over the columns.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || row - r == col.abs_diff(c) {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    collect(n, &mut Vec::new(), &mut out);
    out
}

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens.clone());
        return;
    }
    for row in queens.len()..n {
        for col in 0..n {
            if is_safe(queens, row, col) {
                queens.push(col);
                collect(n, queens, out);
                queens.pop();
            }
        }
    }
}
