//! id: closure-calls-itself
//! about: A closure called go calls go.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = vec![];
    let go = |queens: &mut Vec<usize>| {
        if queens.len() == n {
            out.push(queens.clone());
            return;
        }
        for col in 0..n {
            if is_safe(queens, queens.len(), col) {
                queens.push(col);
                go(queens);
                queens.pop();
            }
        }
    };
    go(&mut vec![]);
    out
}
