//! id: undo-swapped-keys
//! about: The sum is removed from diag and the distance from anti.

use std::collections::BTreeSet;

/// Given: the lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    !marks.cols.contains(&col)
        && !marks.diag.contains(&(row as isize - col as isize))
        && !marks.anti.contains(&(row + col))
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.insert(col);
    marks.diag.insert(row as isize - col as isize);
    marks.anti.insert(row + col);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.remove(&col);
    marks.diag.remove(&((row + col) as isize));
    marks.anti.remove(&row.abs_diff(col));
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        if is_free(marks, row, col) {
            place(marks, row, col);
            found += count_from(marks, row + 1, n);
            unplace(marks, row, col);
        }
    }
    found
}

/// Given: counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
