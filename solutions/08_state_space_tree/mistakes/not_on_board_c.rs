//! id: queen-not-on-board
//! about: The queen goes on a copy, and the call gets the old list.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    go(n, &[], visit);
}

fn go(n: usize, queens: &[usize], visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    if queens.len() == n {
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            let mut next = queens.to_vec();
            next.push(col);
            go(n, queens, visit);
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
