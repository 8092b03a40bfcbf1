//! id: usize-underflow
//! about: Only place converts after the subtraction, not before it.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let column = marks.cols.contains(&col);
    let down_right = marks.diag.contains(&(row as isize - col as isize));
    let down_left = marks.anti.contains(&(row + col));
    match (column, down_right, down_left) {
        (false, false, false) => true,
        _ => false,
    }
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    let difference = row - col;
    let sum = row + col;
    marks.anti.insert(sum);
    marks.diag.insert(difference as isize);
    marks.cols.insert(col);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let r = row as isize;
    let c = col as isize;
    marks.anti.remove(&(row + col));
    marks.diag.remove(&(r - c));
    marks.cols.remove(&col);
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row >= n {
        return 1;
    }
    let mut boards = 0;
    for col in 0..n {
        if !is_free(marks, row, col) {
            continue;
        }
        place(marks, row, col);
        boards += count_from(marks, row + 1, n);
        unplace(marks, row, col);
    }
    boards
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
