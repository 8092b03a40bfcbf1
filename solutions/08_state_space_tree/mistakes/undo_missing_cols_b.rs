//! id: undo-missing:cols
//! about: The list of columns is never set back to false.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
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
            at.down[r + n - c] = false;
            at.up[r + c] = false;
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut nodes = Vec::new();
    walk(n, &mut |queens| nodes.push(queens.to_vec()));
    nodes
        .into_iter()
        .filter(|q| q.len() < n && (0..n).all(|col| !is_safe(q, q.len(), col)))
        .collect()
}
