//! id: pasted-is-safe:last-queen-only
//! about: Only the newest queen is asked.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    match queens.last() {
        None => true,
        Some(&c) => c != col && c.abs_diff(col) != row - (queens.len() - 1),
    }
}

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens.as_slice());
    let row = queens.len();
    if row == n {
        return;
    }
    let free: Vec<usize> = (0..n).filter(|&col| is_safe(queens, row, col)).collect();
    for col in free {
        queens.push(col);
        descend(n, queens, visit);
        queens.pop();
    }
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
