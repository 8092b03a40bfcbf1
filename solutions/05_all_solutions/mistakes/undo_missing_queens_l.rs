//! id: undo-missing:queens
//! about: The last row is left with its queen still in the list.
//! same-as: return-in-loop

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
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            if queens.len() == n {
                out.push(queens.clone());
                return;
            }
            collect(n, queens, out);
            queens.pop();
        }
    }
}
