//! id: dead-end-no-solution-below
//! about: Every node without a solution below it is listed.

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
    let full: Vec<Vec<usize>> = nodes.iter().filter(|q| q.len() == n).cloned().collect();
    let mut found = Vec::new();
    for node in nodes {
        let mut hope = false;
        for board in &full {
            if board[..node.len()] == node[..] {
                hope = true;
            }
        }
        if !hope {
            found.push(node);
        }
    }
    found
}
