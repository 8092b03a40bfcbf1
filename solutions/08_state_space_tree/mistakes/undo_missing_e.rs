//! id: undo-missing:queens
//! about: A remembered row and a list that only grows, with a test that does not panic.

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
    let row = queens.len();
    if row >= n {
        return;
    }
    let mut col = 0;
    while col < n {
        if is_safe(queens, row, col) {
            queens.push(col);
            descend(n, queens, visit);
        }
        col += 1;
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
