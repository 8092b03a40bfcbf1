//! id: visited-twice
//! about: The loop visits each child, and so does the child itself.

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

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    go(n, vec![], visit);
}

fn go(n: usize, queens: Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(&queens);
    let row = queens.len();
    if row < n {
        for col in 0..n {
            if is_safe(&queens, row, col) {
                let mut next = queens.clone();
                next.push(col);
                visit(&next);
                go(n, next, visit);
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
