//! id: stops-at-first-solution
//! about: The loop over columns is an any, which ends with the first success.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit);
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) -> bool {
    visit(queens);
    let row = queens.len();
    row == n
        || (0..n).any(|col| {
            if !is_safe(queens, row, col) {
                return false;
            }
            queens.push(col);
            let done = descend(n, queens, visit);
            queens.pop();
            done
        })
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut nodes = Vec::new();
    walk(n, &mut |queens| nodes.push(queens.to_vec()));
    nodes
        .into_iter()
        .filter(|q| q.len() < n && (0..n).all(|col| !is_safe(q, q.len(), col)))
        .collect()
}
