//! id: root-not-visited
//! about: The stack starts with the columns of row 0 instead of the empty board.

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

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let mut stack: Vec<Vec<usize>> = (0..n).rev().map(|col| vec![col]).collect();
    while let Some(board) = stack.pop() {
        visit(&board);
        let row = board.len();
        for col in (0..n).rev() {
            if row < n && is_safe(&board, row, col) {
                let mut child = board.clone();
                child.push(col);
                stack.push(child);
            }
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
