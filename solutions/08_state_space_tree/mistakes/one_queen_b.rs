//! id: one-queen-shortcut
//! about: A special case visits one node for one queen.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    if n <= 1 {
        return visit(&vec![0; n]);
    }
    descend(n, &mut Vec::with_capacity(n), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    let row = queens.len();
    if row < n {
        (0..n).for_each(|col| {
            if is_safe(queens, row, col) {
                queens.push(col);
                descend(n, queens, visit);
                queens.pop();
            }
        });
    }
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
