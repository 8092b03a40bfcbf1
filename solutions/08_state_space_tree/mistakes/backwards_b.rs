//! id: dead-ends-right-to-left
//! about: A stack takes the last child first.

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
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            descend(n, queens, visit);
            queens.pop();
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut stack = vec![vec![]];
    let mut found = vec![];
    while let Some(q) = stack.pop() {
        let mut child = false;
        if q.len() == n {
            continue;
        }
        for col in 0..n {
            if is_safe(&q, q.len(), col) {
                child = true;
                let mut next: Vec<usize> = q.clone();
                next.push(col);
                stack.push(next);
            }
        }
        if !child {
            found.push(q);
        }
    }
    found
}
