//! id: loop-starts-at-1
//! about: The column is raised before it is used.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
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
    let mut col = 0;
    loop {
        col += 1;
        if col >= n {
            break;
        }
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            descend(n, queens, visit);
            queens.pop();
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
