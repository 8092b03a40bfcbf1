//! about: Sets of marks as in exercise 04; the marks are taken back after each child.

use std::collections::BTreeSet;

#[derive(Default)]
struct Marks {
    cols: BTreeSet<usize>,
    diag: BTreeSet<isize>,
    anti: BTreeSet<usize>,
}

fn keys(row: usize, col: usize) -> (usize, isize, usize) {
    (col, row as isize - col as isize, row + col)
}

impl Marks {
    fn is_free(&self, row: usize, col: usize) -> bool {
        let (c, d, a) = keys(row, col);
        !(self.cols.contains(&c) || self.diag.contains(&d) || self.anti.contains(&a))
    }

    fn toggle(&mut self, row: usize, col: usize) {
        let (c, d, a) = keys(row, col);
        if !self.cols.remove(&c) {
            self.cols.insert(c);
            self.diag.insert(d);
            self.anti.insert(a);
        } else {
            self.diag.remove(&d);
            self.anti.remove(&a);
        }
    }
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    descend(n, &mut Vec::new(), &mut Marks::default(), &mut |queens, _| visit(queens));
}

fn descend(
    n: usize,
    queens: &mut Vec<usize>,
    marks: &mut Marks,
    visit: &mut dyn FnMut(&[usize], &Marks),
) {
    visit(queens, marks);
    let row = queens.len();
    if row == n {
        return;
    }
    for col in 0..n {
        if marks.is_free(row, col) {
            marks.toggle(row, col);
            queens.push(col);
            descend(n, queens, marks, visit);
            queens.pop();
            marks.toggle(row, col);
        }
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    descend(n, &mut Vec::new(), &mut Marks::default(), &mut |queens, marks| {
        let row = queens.len();
        if row < n && (0..n).all(|col| !marks.is_free(row, col)) {
            found.push(queens.to_vec());
        }
    });
    found
}
