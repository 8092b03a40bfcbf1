//! about: Everything is a method of Marks; the asked functions call the methods.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

impl Marks {
    fn lines(row: usize, col: usize) -> (usize, isize, usize) {
        (col, row as isize - col as isize, row + col)
    }

    fn free(&self, row: usize, col: usize) -> bool {
        let (c, d, a) = Self::lines(row, col);
        !self.cols.contains(&c) && !self.diag.contains(&d) && !self.anti.contains(&a)
    }

    fn with_queen<T>(&mut self, row: usize, col: usize, explore: impl FnOnce(&mut Self) -> T) -> T {
        place(self, row, col);
        let answer = explore(self);
        unplace(self, row, col);
        answer
    }

    fn count(&mut self, row: usize, n: usize) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            if self.free(row, col) {
                found += self.with_queen(row, col, |marks| marks.count(row + 1, n));
            }
        }
        found
    }
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    marks.free(row, col)
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    let (c, d, a) = Marks::lines(row, col);
    marks.cols.insert(c);
    marks.diag.insert(d);
    marks.anti.insert(a);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let (c, d, a) = Marks::lines(row, col);
    marks.cols.remove(&c);
    marks.diag.remove(&d);
    marks.anti.remove(&a);
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    marks.count(row, n)
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
