//! id: visited-on-return
//! about: The visitor is told about every change of the list, also when a queen is taken away.

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

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    let mut list = Vec::new();
    visit(&list);
    moves(n, &mut list, visit);
}

fn moves(n: usize, list: &mut Vec<usize>, visit: &mut dyn FnMut(&[usize])) {
    let row = list.len();
    for col in 0..n {
        if row < n && is_safe(list, row, col) {
            list.push(col);
            visit(list);
            moves(n, list, visit);
            list.pop();
            visit(list);
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
