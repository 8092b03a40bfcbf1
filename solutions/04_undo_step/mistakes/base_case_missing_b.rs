//! id: base-case-missing
//! about: A board would count at row n + 1, which is never reached.

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

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    let mut total = 0;
    if row > n {
        total += 1;
    } else {
        for c in 0..n {
            if !is_free(marks, row, c) {
                continue;
            }
            place(marks, row, c);
            let below = count_from(marks, row + 1, n);
            unplace(marks, row, c);
            total += below;
        }
    }
    total
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
