//! id: undo-jumped-over
//! about: unplace stands in the else branch, beside the count for the last row.

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
    let (r, c) = (row as isize, col as isize);
    marks.anti.insert(row + col);
    marks.diag.insert(r - c);
    marks.cols.insert(col);
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
    let mut found = 0;
    if row == n {
        found = 1;
    } else {
        for col in (0..n).filter(|_| true) {
            if !is_free(marks, row, col) {
                continue;
            }
            place(marks, row, col);
            if row == n - 1 {
                found += 1;
            } else {
                found += count_from(marks, row + 1, n);
                unplace(marks, row, col);
            }
        }
    }
    found
}

/// Given: counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
