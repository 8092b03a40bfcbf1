//! id: slice-kept-without-copy
//! about: A star in front of the board, as if it were a number.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| c == col || r + c == row + col || r + col == row + c)
}

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    let row = queens.len();
    if row < n {
        for col in 0..n {
            if !is_safe(queens, row, col) {
                continue;
            }
            queens.push(col);
            descend(n, queens, visit);
            queens.truncate(row);
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    let mut keep = |board: &[usize]| out.push(*board);
    walk(n, &mut |board| {
        if board.len() < n && (0..n).all(|col| !is_safe(board, board.len(), col)) {
            keep(board);
        }
    });
    out
}
