//! id: undo-outside-if
//! about: The pop runs for every column, second style.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

/// Given: all boards of width `n`, in dictionary order.
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
    let mut col = 0;
    while col < n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens, out);
        }
        queens.pop();
        col += 1;
    }
}
