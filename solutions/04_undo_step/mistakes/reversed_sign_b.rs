//! id: reversed-sign
//! about: The row is subtracted from the column wherever diag is used.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

impl Marks {
    fn has(&self, row: usize, col: usize) -> bool {
        self.cols.contains(&col)
            || self.diag.contains(&(col as isize - row as isize))
            || self.anti.contains(&(row + col))
    }
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    !marks.has(row, col)
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.insert(col);
    marks.anti.insert(col + row);
    marks.diag.insert(col as isize - row as isize);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.remove(&col);
    marks.anti.remove(&(col + row));
    marks.diag.remove(&(col as isize - row as isize));
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
