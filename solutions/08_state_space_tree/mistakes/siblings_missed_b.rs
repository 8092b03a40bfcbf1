//! id: next-node-must-be-shorter
//! about: The length of the next node decides, and equal lengths are not thought of.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(&queens[..]);
    if queens.len() >= n {
        return;
    }
    let row = queens.len();
    let mut col = 0;
    while col < n {
        if is_safe(queens, row, col) {
            queens.push(col);
            descend(n, queens, visit);
            queens.pop();
        }
        col += 1;
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut nodes: Vec<Vec<usize>> = Vec::new();
    walk(n, &mut |queens| nodes.push(queens.to_vec()));
    let mut out = vec![];
    for (i, node) in nodes.iter().enumerate() {
        let next = nodes.get(i + 1).map_or(0, |next| next.len());
        if next < node.len() && node.len() != n {
            out.push(node.to_vec());
        }
    }
    out
}
