//! id: leaves-only-visited
//! about: Only nodes without a child are visited.

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
    let mut children = 0;
    if queens.len() < n {
        for col in 0..n {
            if is_safe(queens, queens.len(), col) {
                children += 1;
                queens.push(col);
                descend(n, queens, visit);
                queens.pop();
            }
        }
    }
    if children == 0 {
        visit(queens);
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut out: Vec<Vec<usize>> = vec![];
    walk(n, &mut |board| {
        let mut children = 0;
        for col in 0..n {
            if is_safe(board, board.len(), col) {
                children += 1;
            }
        }
        if children == 0 && board.len() != n {
            out.push(board.to_vec());
        }
    });
    out
}
