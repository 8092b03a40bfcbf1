//! id: first-dead-end-only
//! about: The loop is left at the first dead end.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let (row, col) = (row as isize, col as isize);
    for (r, c) in queens.iter().enumerate() {
        let down = row - r as isize;
        let across = col - *c as isize;
        if across == 0 || across.abs() == down {
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
    let mut nodes: Vec<Vec<usize>> = vec![];
    walk(n, &mut |q| nodes.push(q.to_vec()));
    let mut found = vec![];
    for q in nodes {
        if q.len() < n && (0..n).all(|c| !is_safe(&q, q.len(), c)) {
            found.push(q);
            break;
        }
    }
    found
}
