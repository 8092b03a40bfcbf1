//! about: A list of nodes still to visit; the children are put on it from the last column to the first.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..queens.len() {
        let c = queens[r];
        if c == col {
            return false;
        }
        if c + r == col + row {
            return false;
        }
        if c + row == col + r {
            return false;
        }
    }
    return true;
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let mut todo = vec![Vec::new()];
    while !todo.is_empty() {
        let node: Vec<usize> = todo.pop().unwrap();
        visit(&node);
        if node.len() < n {
            for col in (0..n).rev() {
                if is_safe(&node, node.len(), col) {
                    let mut child = node.to_vec();
                    child.push(col);
                    todo.push(child);
                }
            }
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
