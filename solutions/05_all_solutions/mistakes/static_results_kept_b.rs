//! id: static-results-kept
//! about: A thread-local list is never emptied.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

use std::cell::RefCell;

thread_local! {
    static BOARDS: RefCell<Vec<Vec<usize>>> = const { RefCell::new(Vec::new()) };
}

fn search(n: usize, queens: &mut Vec<usize>) {
    if queens.len() == n {
        BOARDS.with_borrow_mut(|boards| boards.push(queens.clone()));
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            search(n, queens);
            queens.pop();
        }
    }
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    search(n, &mut vec![]);
    BOARDS.with_borrow(|boards| boards.clone())
}
