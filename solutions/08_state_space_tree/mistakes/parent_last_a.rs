//! id: children-before-parent
//! about: The visit stands behind the loop.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    if queens.len() < n {
        for col in 0..n {
            if is_safe(queens, queens.len(), col) {
                queens.push(col);
                descend(n, queens, visit);
                queens.pop();
            }
        }
    }
    visit(queens);
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut result = Vec::new();
    let mut look = |queens: &[usize]| {
        if queens.len() >= n {
            return;
        }
        let mut stuck = true;
        for col in 0..n {
            if is_safe(queens, queens.len(), col) {
                stuck = false;
                break;
            }
        }
        if stuck {
            result.push(queens.to_vec());
        }
    };
    walk(n, &mut look);
    result
}
