//! id: tests-only-full-boards
//! about: All orderings are built and tested when they are full.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

fn is_solution(queens: &[usize]) -> bool {
    (0..queens.len()).all(|row| is_safe(&queens[..row], row, queens[row]))
}

/// Given: all boards of width `n`, in dictionary order.
pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    collect(n, &mut Vec::new(), &mut out);
    out
}

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        if is_solution(queens) {
            out.push(queens.clone());
        }
        return;
    }
    for col in 0..n {
        if !queens.contains(&col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}
