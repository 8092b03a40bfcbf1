//! id: row-col-mixup
//! about: The free squares are collected with row and column exchanged.

use std::collections::BTreeSet;

/// Given: the lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    if marks.cols.contains(&col) {
        return false;
    }
    let d = row as isize - col as isize;
    if marks.diag.contains(&d) {
        return false;
    }
    if marks.anti.contains(&(row + col)) {
        return false;
    }
    return true;
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.extend([col]);
    marks.diag.extend([row as isize - col as isize]);
    marks.anti.extend([row + col]);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let r = row as isize;
    let c = col as isize;
    let diag = r - c;
    let anti = row + col;
    marks.cols.remove(&col);
    marks.diag.remove(&diag);
    marks.anti.remove(&anti);
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    let mut found = 0;
    let mut x = 0;
    while x < n {
        let y = row;
        let free = is_free(marks, x, y);
        if free {
            place(marks, y, x);
            found += count_from(marks, y + 1, n);
            unplace(marks, y, x);
        }
        x += 1;
    }
    found
}

/// Given: counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
