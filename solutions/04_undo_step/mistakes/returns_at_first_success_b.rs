//! id: returns-at-first-success
//! about: The columns are asked with any, which stops at the first that leads to a board.

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
    let found = (0..n).any(|col| {
        if !is_free(marks, row, col) {
            return false;
        }
        place(marks, row, col);
        let below = count_from(marks, row + 1, n);
        unplace(marks, row, col);
        below > 0
    });
    u64::from(found)
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
