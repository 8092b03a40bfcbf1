//! id: undo-outside-if
//! about: Every turn of the loop ends with a pop.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| c == col || r + c == row + col || r + col == row + c)
}

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    let mut col = 0;
    while queens.len() < n && col < n {
        let safe = is_safe(queens, queens.len(), col);
        if safe {
            queens.push(col);
        }
        if safe {
            descend(n, queens, visit);
        }
        queens.pop();
        col += 1;
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
