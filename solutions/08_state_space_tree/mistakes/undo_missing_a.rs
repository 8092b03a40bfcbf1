//! id: undo-missing:queens
//! about: The queen stays; the row is asked anew for each column.
//! same-as: greedy-no-backtrack

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
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    walk(n, &mut |queens| {
        let row = queens.len();
        if row < n && !(0..n).any(|col| is_safe(queens, row, col)) {
            found.push(queens.to_vec());
        }
    });
    found
}
