//! id: static-state-kept
//! about: A thread-local list of visited boards is never emptied.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| c == col || r + c == row + col || r + col == row + c)
}

use std::cell::RefCell;
use std::collections::HashSet;

thread_local! {
    static VISITED: RefCell<HashSet<Vec<usize>>> = RefCell::new(HashSet::new());
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    let new = VISITED.with(|all| all.borrow_mut().insert(queens.to_vec()));
    if new {
        visit(queens);
    }
    let row = queens.len();
    if row < n {
        for col in 0..n {
            if is_safe(queens, row, col) {
                queens.push(col);
                descend(n, queens, visit);
                queens.pop();
            }
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut stuck = Vec::new();
    search(n, &mut Vec::new(), &mut stuck);
    stuck
}

fn search(n: usize, queens: &mut Vec<usize>, stuck: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        return;
    }
    let mut has_child = false;
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            has_child = true;
            queens.push(col);
            search(n, queens, stuck);
            queens.pop();
        }
    }
    if !has_child {
        stuck.push(queens.clone());
    }
}
