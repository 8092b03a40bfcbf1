//! id: counts-placements
//! about: Below the last row nothing is counted, and every free square on the way counts 1.

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
            || self.diag.contains(&(row as isize - col as isize))
            || self.anti.contains(&(row + col))
    }
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    !marks.has(row, col)
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.insert(col);
    marks.anti.insert(col + row);
    marks.diag.insert(row as isize - col as isize);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.remove(&col);
    marks.anti.remove(&(col + row));
    marks.diag.remove(&(row as isize - col as isize));
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    let mut queens_placed = 0;
    if row < n {
        for col in 0..n {
            if is_free(marks, row, col) {
                place(marks, row, col);
                queens_placed += 1 + count_from(marks, row + 1, n);
                unplace(marks, row, col);
            }
        }
    }
    queens_placed
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
