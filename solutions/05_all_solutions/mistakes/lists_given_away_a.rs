//! id: lists-given-away
//! about: queens and out are parameters by value and given away in the loop.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    collect(n, Vec::new(), out);
    out
}

fn collect(n: usize, mut queens: Vec<usize>, mut out: Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens);
        return;
    }
    for col in 0..n {
        if is_safe(&queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}
