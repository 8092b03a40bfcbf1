//! id: undo-missing:queens
//! about: No pop, the row is read once in each call, with signed distances in the test.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..queens.len() {
        let dr = row as i32 - r as i32;
        let dc = col as i32 - queens[r] as i32;
        if dc == 0 || dr.abs() == dc.abs() {
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
    let row = queens.len();
    if row == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            collect(n, queens, out);
        }
    }
}
