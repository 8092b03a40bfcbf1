//! id: shared-board-alias
//! about: All results share one list in an Rc, which is empty at the end.

use std::cell::RefCell;
use std::rc::Rc;

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

fn search(n: usize, queens: Rc<RefCell<Vec<usize>>>, out: &mut Vec<Rc<RefCell<Vec<usize>>>>) {
    let row = queens.borrow().len();
    if row == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if !is_safe(&queens.borrow(), row, col) {
            continue;
        }
        queens.borrow_mut().push(col);
        search(n, queens.clone(), out);
        queens.borrow_mut().pop();
    }
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    search(n, Rc::new(RefCell::new(Vec::new())), &mut out);
    out.into_iter().map(|board| board.borrow().to_vec()).collect()
}
