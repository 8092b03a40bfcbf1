//! id: undo-missing:call
//! about: count_from never calls unplace; the loop is written with iterators.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let taken = [
        marks.cols.contains(&col),
        marks.diag.contains(&(row as isize - col as isize)),
        marks.anti.contains(&(row + col)),
    ];
    !taken.iter().any(|&line| line)
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

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    (0..n)
        .map(|col| {
            if !is_free(marks, row, col) {
                return 0;
            }
            place(marks, row, col);
            count_from(marks, row + 1, n)
        })
        .sum()
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
