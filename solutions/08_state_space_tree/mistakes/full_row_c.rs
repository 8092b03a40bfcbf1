//! id: dead-end-is-full-row
//! about: The recursion records full boards as well.

fn is_safe(queens: &[usize], _row: usize, col: usize) -> bool {
    let mut step = 0;
    for &c in queens.iter().rev() {
        step += 1;
        if c == col || c + step == col || col + step == c {
            return false;
        }
    }
    true
}

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    if queens.len() == n {
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            descend(n, queens, visit);
            queens.pop();
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut out = vec![];
    leaves(n, &mut vec![], &mut out);
    out
}

fn leaves(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    let row = queens.len();
    let mut leaf = true;
    if row < n {
        for col in 0..n {
            if is_safe(queens, row, col) {
                leaf = false;
                queens.push(col);
                leaves(n, queens, out);
                queens.pop();
            }
        }
    }
    if leaf {
        out.push(queens.clone());
    }
}
