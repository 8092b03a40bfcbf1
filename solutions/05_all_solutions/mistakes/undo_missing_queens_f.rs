//! id: undo-missing:queens
//! about: No pop, abs_diff in both directions, the row counted apart.
//! same-as: return-in-loop

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row.abs_diff(r) {
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
    go(n, 0, queens, out);
}

fn go(n: usize, row: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if row == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            go(n, row + 1, queens, out);
        }
    }
}
