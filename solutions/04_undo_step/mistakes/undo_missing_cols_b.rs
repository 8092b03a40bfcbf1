//! id: undo-missing:cols
//! about: The search undoes the two slanted lines itself and forgets the column; unplace does the same.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let Marks { cols, diag, anti } = marks;
    let on_diag = diag.contains(&(row as isize - col as isize));
    let on_anti = anti.contains(&(row + col));
    !(cols.contains(&col) || on_diag || on_anti)
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    let Marks { cols, diag, anti } = marks;
    cols.insert(col);
    diag.insert(row as isize - col as isize);
    anti.insert(row + col);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let Marks { diag, anti, .. } = marks;
    diag.remove(&(row as isize - col as isize));
    anti.remove(&(row + col));
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    let mut boards = 0;
    for col in 0..n {
        let d = row as isize - col as isize;
        let a = row + col;
        if marks.cols.contains(&col) || marks.diag.contains(&d) || marks.anti.contains(&a) {
            continue;
        }
        marks.cols.insert(col);
        marks.diag.insert(d);
        marks.anti.insert(a);
        boards += count_from(marks, row + 1, n);
        marks.diag.remove(&d);
        marks.anti.remove(&a);
    }
    boards
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
