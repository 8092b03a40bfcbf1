//! id: last-row-dead-ends-lost
//! about: The comparison with n leaves one row out.

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
    let mut found = Vec::new();
    walk(n, &mut |queens| {
        let mut free = 0;
        for col in 0..n {
            if is_safe(queens, queens.len(), col) {
                free += 1;
            }
        }
        if queens.len() + 1 < n && free == 0 {
            found.push(queens.to_vec());
        }
    });
    found
}
