//! id: dead-end-per-attacked-square
//! about: The other branch of the test keeps a copy each time.

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

fn go(n: usize, at: &[usize], list: &mut Vec<Vec<usize>>) {
    let row = at.len();
    for col in 0..n {
        if row == n {
            break;
        }
        match is_safe(at, row, col) {
            true => go(n, &[at, &[col]].concat(), list),
            false => list.push(at.to_vec()),
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut list = Vec::new();
    go(n, &[], &mut list);
    list
}
