//! id: row-col-mixup
//! about: The search takes the helpers to want the column first.

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
    let r = row as isize;
    let c = col as isize;
    marks.anti.insert(row + col);
    marks.diag.insert(r - c);
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
    let y = row;
    if y == n {
        return 1;
    }
    let mut boards = 0;
    let mut x = 0;
    while x < n {
        if is_free(marks, x, y) {
            place(marks, x, y);
            boards += count_from(marks, y + 1, n);
            unplace(marks, x, y);
        }
        x += 1;
    }
    boards
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
