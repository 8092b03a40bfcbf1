//! id: closure-calls-itself
//! about: The search inside dead_ends is a closure that needs itself.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| c == col || r + c == row + col || r + col == row + c)
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

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    let mut go = |queens: &mut Vec<usize>| {
        let mut free = 0;
        for col in 0..n {
            if queens.len() < n && is_safe(queens, queens.len(), col) {
                free += 1;
                queens.push(col);
                go(queens);
                queens.pop();
            }
        }
        if free == 0 && queens.len() < n {
            found.push(queens.clone());
        }
    };
    go(&mut vec![]);
    found
}
