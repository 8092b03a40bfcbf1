//! id: pads-with-zeros
//! about: The list starts with n zeros that stay in front of the queens.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

/// Given: all boards of width `n`, in dictionary order.
pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    collect(n, &mut vec![0; n], &mut out);
    out
}

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == 2 * n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        let row = queens.len() - n;
        if is_safe(&queens[n..], row, col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}
