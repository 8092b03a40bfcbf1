//! id: undo-missing:diag
//! about: The list of down-right lines is never set back to false.

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

struct Lines {
    col: Vec<bool>,
    down: Vec<bool>,
    up: Vec<bool>,
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let mut lines = Lines { col: vec![false; n], down: vec![false; 2 * n], up: vec![false; 2 * n] };
    step(n, &mut vec![], &mut lines, visit);
}

fn step(n: usize, board: &mut Vec<usize>, at: &mut Lines, visit: &mut dyn FnMut(&[usize])) {
    visit(board);
    let r = board.len();
    if r < n {
        for c in 0..n {
            if at.col[c] || at.down[r + n - c] || at.up[r + c] {
                continue;
            }
            at.col[c] = true;
            at.down[r + n - c] = true;
            at.up[r + c] = true;
            board.push(c);
            step(n, board, at, visit);
            board.pop();
            at.col[c] = false;
            at.up[r + c] = false;
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
