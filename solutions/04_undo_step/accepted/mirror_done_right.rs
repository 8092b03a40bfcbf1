//! about: Half of the first row, doubled; the middle column of an odd board is searched apart.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let diag = row as isize - col as isize;
    let anti = row + col;
    !marks.cols.contains(&col) && !marks.diag.contains(&diag) && !marks.anti.contains(&anti)
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.insert(col);
    marks.diag.insert(row as isize - col as isize);
    marks.anti.insert(row + col);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.remove(&col);
    marks.diag.remove(&(row as isize - col as isize));
    marks.anti.remove(&(row + col));
}

fn through(marks: &mut Marks, row: usize, col: usize, n: usize) -> u64 {
    if !is_free(marks, row, col) {
        return 0;
    }
    place(marks, row, col);
    let below = count_from(marks, row + 1, n);
    unplace(marks, row, col);
    below
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    if row > 0 {
        return (0..n).map(|col| through(marks, row, col, n)).sum();
    }
    let left: u64 = (0..n / 2).map(|col| through(marks, 0, col, n)).sum();
    let middle = if n % 2 == 1 { through(marks, 0, n / 2, n) } else { 0 };
    2 * left + middle
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
