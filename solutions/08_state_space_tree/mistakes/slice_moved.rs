//! id: slice-kept-without-copy
//! about: A star tries to move the board out of its reference.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
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
    let mut found = Vec::new();
    walk(n, &mut |queens| {
        let row = queens.len();
        if row < n && !(0..n).any(|col| is_safe(queens, row, col)) {
            found.push(*queens);
        }
    });
    found
}
