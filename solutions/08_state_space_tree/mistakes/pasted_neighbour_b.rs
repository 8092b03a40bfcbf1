//! id: pasted-is-safe:neighbour-diagonal-only
//! about: Columns are asked of all queens, slanted lines of the newest.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let slanted = match queens.last() {
        Some(&last) => last + 1 == col || col + 1 == last,
        None => false,
    };
    row == queens.len() && !slanted && !queens.contains(&col)
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
