//! id: base-case-early
//! about: In the last row the answer is 1 at once, whether or not the row has a free square.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

fn lines(row: usize, col: usize) -> (isize, usize) {
    (row as isize - col as isize, row + col)
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let (down, up) = lines(row, col);
    if marks.cols.contains(&col) || marks.diag.contains(&down) || marks.anti.contains(&up) {
        return false;
    }
    true
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    let (down, up) = lines(row, col);
    marks.cols.insert(col);
    marks.diag.insert(down);
    marks.anti.insert(up);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let (down, up) = lines(row, col);
    marks.cols.remove(&col);
    marks.diag.remove(&down);
    marks.anti.remove(&up);
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    let last_row = n - 1;
    let mut boards = 0;
    if row == last_row {
        boards = 1;
    } else {
        for col in 0..n {
            if is_free(marks, row, col) {
                place(marks, row, col);
                boards = boards + count_from(marks, row + 1, n);
                unplace(marks, row, col);
            }
        }
    }
    boards
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
