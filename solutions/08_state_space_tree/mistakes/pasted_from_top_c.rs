//! id: pasted-is-safe:distance-from-top
//! about: The step across is compared with the row of the queen.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let _ = row;
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != r)
}

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(queens.as_slice());
    let row = queens.len();
    if row == n {
        return;
    }
    let free: Vec<usize> = (0..n).filter(|&col| is_safe(queens, row, col)).collect();
    for col in free {
        queens.push(col);
        descend(n, queens, visit);
        queens.pop();
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
