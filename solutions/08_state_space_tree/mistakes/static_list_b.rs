//! id: static-results-kept
//! about: A thread-local list goes on growing from call to call.

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

/// Given: visits every node of the tree for `n` queens, the empty board first.
pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    visit(&queens[..]);
    if queens.len() >= n {
        return;
    }
    let row = queens.len();
    let mut col = 0;
    while col < n {
        if is_safe(queens, row, col) {
            queens.push(col);
            descend(n, queens, visit);
            queens.pop();
        }
        col += 1;
    }
}

use std::cell::RefCell;

thread_local! {
    static STUCK: RefCell<Vec<Vec<usize>>> = RefCell::new(vec![]);
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    walk(n, &mut |q| {
        let children = (0..n).filter(|&col| is_safe(q, q.len(), col)).count();
        if q.len() < n && children == 0 {
            STUCK.with(|list| list.borrow_mut().push(q.to_vec()));
        }
    });
    STUCK.with(|list| list.borrow().to_vec())
}
