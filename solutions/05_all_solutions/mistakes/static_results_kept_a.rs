//! id: static-results-kept
//! about: The results are kept in a static list.

use std::sync::Mutex;

static FOUND: Mutex<Vec<Vec<usize>>> = Mutex::new(Vec::new());

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    collect(n, &mut Vec::new());
    FOUND.lock().unwrap().clone()
}

fn collect(n: usize, queens: &mut Vec<usize>) {
    if queens.len() == n {
        FOUND.lock().unwrap().push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens);
            queens.pop();
        }
    }
}
