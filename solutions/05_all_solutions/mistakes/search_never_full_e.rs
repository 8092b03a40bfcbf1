//! id: search-never-full
//! about: The pasted is_safe refuses every square of an empty board; the search is right.
//! same-as: never-recorded

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.is_empty()
        && queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

/// Given: all boards of width `n`, in dictionary order.
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
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}
