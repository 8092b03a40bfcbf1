//! id: undo-missing:diag
//! about: The marks of the down-right lines stay when a queen is taken away.

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

use std::collections::BTreeSet;

#[derive(Default)]
struct Marks {
    cols: BTreeSet<usize>,
    diag: BTreeSet<isize>,
    anti: BTreeSet<usize>,
}

fn is_free(m: &Marks, row: usize, col: usize) -> bool {
    !m.cols.contains(&col)
        && !m.diag.contains(&(row as isize - col as isize))
        && !m.anti.contains(&(row + col))
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), &mut Marks::default(), visit)
}

fn descend(n: usize, queens: &mut Vec<usize>, m: &mut Marks, visit: &mut dyn FnMut(&[usize])) {
    visit(queens);
    let row = queens.len();
    if row == n {
        return;
    }
    for col in 0..n {
        if is_free(m, row, col) {
            queens.push(col);
            m.cols.insert(col);
            m.diag.insert(row as isize - col as isize);
            m.anti.insert(row + col);
            descend(n, queens, m, visit);
            queens.pop();
            m.cols.remove(&col);
            m.anti.remove(&(row + col));
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
