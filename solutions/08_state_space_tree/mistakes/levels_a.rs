//! id: level-by-level
//! about: A queue instead of a stack: row after row.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

use std::collections::VecDeque;

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let mut queue: VecDeque<Vec<usize>> = VecDeque::from([vec![]]);
    while let Some(board) = queue.pop_front() {
        visit(&board);
        for col in 0..n {
            if board.len() < n && is_safe(&board, board.len(), col) {
                let mut child = board.clone();
                child.push(col);
                queue.push_back(child);
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
