//! id: undo-missing:queens
//! about: The row is counted by the calls, and no queen is ever taken away.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, 0, &mut Vec::new(), visit)
}

fn descend(n: usize, row: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    if row < n {
        for col in 0..n {
            if is_safe(queens, row, col) {
                queens.push(col);
                descend(n, row + 1, queens, visit);
            }
        }
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
