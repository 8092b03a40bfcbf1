//! id: closure-calls-itself
//! about: A closure tries to call itself by its name.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let mut go = |queens: &mut Vec<usize>| {
        visit(queens);
        if queens.len() == n {
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
    go(&mut Vec::new());
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    walk(n, &mut |queens| {
        let row = queens.len();
        if row < n && !(0..n).any(|col| is_safe(queens, row, col)) {
            found.push(queens.to_vec());
        }
    });
    found
}
