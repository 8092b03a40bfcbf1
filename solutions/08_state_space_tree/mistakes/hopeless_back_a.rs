//! id: dead-end-no-solution-below
//! about: Every failed call is listed on the way back, so children come before their parents.

fn is_safe(queens: &[usize], _row: usize, col: usize) -> bool {
    let mut step = 0;
    for &c in queens.iter().rev() {
        step += 1;
        if c == col || c + step == col || col + step == c {
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
    visit(&queens[..]);
    if queens.len() >= n {
        return;
    }
    let row = queens.len();
    let mut col = 0;
    while col < n {
        if is_safe(queens, row, col) {
            queens.push(col);
            descend(n, queens, visit);
            queens.pop();
        }
        col += 1;
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    solve(n, &mut Vec::new(), &mut out);
    out
}

fn solve(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) -> bool {
    if queens.len() == n {
        return true;
    }
    let mut any = false;
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            any |= solve(n, queens, out);
            queens.pop();
        }
    }
    if !any {
        out.push(queens.clone());
    }
    any
}
