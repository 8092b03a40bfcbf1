//! about: The safe columns of a row are listed first, then tried.

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
    if row >= n {
        out.push(Vec::from(&queens[..]));
        return;
    }
    let safe: Vec<usize> = (0..n).filter(|&col| is_safe(queens, row, col)).collect();
    for col in safe {
        queens.push(col);
        collect(n, queens, out);
        queens.truncate(row);
    }
}
