//! id: key-offset
//! about: Keys are moved up by 9, one less than the largest width.

use std::collections::BTreeSet;

/// Given: the lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let shifted = row as isize - col as isize + 9;
    !(marks.cols.contains(&col)
        || marks.diag.contains(&shifted)
        || marks.anti.contains(&(col + row)))
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    let shifted = row as isize - col as isize + 9;
    marks.cols.insert(col);
    marks.diag.insert(shifted);
    marks.anti.insert(col + row);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let shifted = row as isize - col as isize + 9;
    marks.cols.remove(&col);
    marks.diag.remove(&shifted);
    marks.anti.remove(&(col + row));
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
            let ways = count_from(marks, row + 1, n);
            unplace(marks, row, col);
            ways
        })
        .sum()
}

/// Given: counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
