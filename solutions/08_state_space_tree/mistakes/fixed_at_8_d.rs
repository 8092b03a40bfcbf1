//! id: board-size-fixed-at-8
//! about: A constant stands for the number of columns.

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

const LARGEST: usize = 8;

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    let row = queens.len();
    if row == n {
        return;
    }
    for col in 0..n.min(LARGEST) {
        if is_safe(queens, row, col) {
            queens.push(col);
            descend(n, queens, visit);
            queens.pop();
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
