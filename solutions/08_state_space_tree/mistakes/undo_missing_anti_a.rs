//! id: undo-missing:anti
//! about: The marks of the down-left lines stay when a queen is taken away.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
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
            m.diag.remove(&(row as isize - col as isize));
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    walk(n, &mut |queens| {
        let row = queens.len();
        if row < n && !(0..n).any(|col| is_safe(queens, row, col)) {
            found.push(queens.to_vec());
        }
    });
    found
}
