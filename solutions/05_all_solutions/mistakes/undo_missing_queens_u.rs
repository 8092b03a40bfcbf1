//! id: undo-missing:queens
//! about: Only the full board pops, the row is read once, with sums in the test.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && r + c != row + col && r + col != row + c)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    collect(n, &mut Vec::new(), &mut out);
    out
}

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    let row = queens.len();
    if row == n {
        out.push(queens.clone());
        queens.pop();
        return;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            collect(n, queens, out);
        }
    }
}
