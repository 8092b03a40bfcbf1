//! id: inner-fn-uses-outer-variables
//! about: An inner fn of dead_ends pushes into the outer list.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
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
    let mut found: Vec<Vec<usize>> = vec![];
    fn look(queens: &[usize]) {
        if queens.len() < n && !(0..n).any(|col| is_safe(queens, queens.len(), col)) {
            found.push(queens.to_vec());
        }
    }
    walk(n, &mut look);
    found
}
