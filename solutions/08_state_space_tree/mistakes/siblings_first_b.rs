//! id: siblings-first
//! about: One loop visits the children, a second one goes down.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let root: Vec<usize> = vec![];
    visit(&root);
    below(n, &root, visit);
}

fn below(n: usize, node: &[usize], visit: &mut dyn FnMut(&[usize])) {
    let mut children: Vec<Vec<usize>> = vec![];
    if node.len() < n {
        for c in 0..n {
            if is_safe(node, node.len(), c) {
                children.push([node, &[c]].concat());
            }
        }
    }
    for child in &children {
        visit(child);
    }
    for child in &children {
        below(n, child, visit);
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut out: Vec<Vec<usize>> = vec![];
    walk(n, &mut |board| {
        let mut children = 0;
        for col in 0..n {
            if is_safe(board, board.len(), col) {
                children += 1;
            }
        }
        if children == 0 && board.len() != n {
            out.push(board.to_vec());
        }
    });
    out
}
