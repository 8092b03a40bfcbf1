//! id: dead-ends-by-length
//! about: The boards are gone through row after row.

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

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut level: Vec<Vec<usize>> = vec![vec![]];
    let mut found = vec![];
    for row in 0..n {
        let mut next = vec![];
        for board in level {
            let before = next.len();
            for col in 0..n {
                if is_safe(&board, row, col) {
                    next.push([board.as_slice(), &[col]].concat());
                }
            }
            if next.len() == before {
                found.push(board);
            }
        }
        level = next;
    }
    found
}
