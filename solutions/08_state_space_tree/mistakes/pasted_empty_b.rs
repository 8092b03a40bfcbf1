//! id: pasted-is-safe:empty-unsafe
//! about: The flag starts with false and no queen can change it on an empty board.
//! same-as: pasted-is-safe:any-for-all

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut safe = false;
    for (r, &c) in queens.iter().enumerate() {
        safe = true;
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    safe
}

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    let row = queens.len();
    if row < n {
        for col in 0..n {
            if !is_safe(queens, row, col) {
                continue;
            }
            queens.push(col);
            descend(n, queens, visit);
            queens.truncate(row);
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut nodes = Vec::new();
    walk(n, &mut |queens| nodes.push(queens.to_vec()));
    nodes
        .into_iter()
        .filter(|q| q.len() < n && (0..n).all(|col| !is_safe(q, q.len(), col)))
        .collect()
}
