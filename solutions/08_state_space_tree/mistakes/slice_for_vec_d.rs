//! id: slice-kept-without-copy
//! about: clone of a slice is still a slice.

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
    let mut out: Vec<Vec<usize>> = vec![];
    walk(n, &mut |board| {
        if board.len() < n && (0..n).all(|col| !is_safe(board, board.len(), col)) {
            out.push(board.clone());
        }
    });
    out
}
