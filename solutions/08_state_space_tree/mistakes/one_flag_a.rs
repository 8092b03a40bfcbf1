//! id: one-flag-for-all-calls
//! about: Whether a child was found is kept for the whole search.

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
    let mut out = vec![];
    let mut has_child = false;
    search(n, &mut vec![], &mut has_child, &mut out);
    out
}

fn search(n: usize, queens: &mut Vec<usize>, has_child: &mut bool, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            *has_child = true;
            queens.push(col);
            search(n, queens, has_child, out);
            queens.pop();
        }
    }
    if !*has_child {
        out.push(queens.clone());
    }
}
