//! id: undo-missing:anti
//! about: The list of down-left lines is never set back to false.

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
            at.down[r + n - c] = false;
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut result = Vec::new();
    let mut look = |queens: &[usize]| {
        if queens.len() >= n {
            return;
        }
        let mut stuck = true;
        for col in 0..n {
            if is_safe(queens, queens.len(), col) {
                stuck = false;
                break;
            }
        }
        if stuck {
            result.push(queens.to_vec());
        }
    };
    walk(n, &mut look);
    result
}
