//! id: middle-column-lost
//! about: Half of the first row is searched and doubled; for odd n the middle column is left out.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

fn anti_key(row: usize, col: usize) -> usize {
    row + col
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    if marks.cols.contains(&col) {
        return false;
    }
    if marks.diag.contains(&diag_key(row, col)) {
        return false;
    }
    if marks.anti.contains(&anti_key(row, col)) {
        return false;
    }
    true
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.insert(col);
    marks.diag.insert(diag_key(row, col));
    marks.anti.insert(anti_key(row, col));
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.remove(&col);
    marks.diag.remove(&diag_key(row, col));
    marks.anti.remove(&anti_key(row, col));
}

fn search(marks: &mut Marks, row: usize, n: usize, columns: usize) -> u64 {
    if row == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..columns {
        if is_free(marks, row, col) {
            place(marks, row, col);
            found += search(marks, row + 1, n, n);
            unplace(marks, row, col);
        }
    }
    found
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row == 0 && n > 1 {
        // the other half is the mirror image
        return 2 * search(marks, 0, n, n / 2);
    }
    search(marks, row, n, n)
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
