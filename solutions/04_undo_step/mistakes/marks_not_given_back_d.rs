//! id: marks-not-given-back
//! about: Each turn starts with the saved sets, but the function ends without them.

use std::collections::BTreeSet;

/// Given: the lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}
fn anti_key(row: usize, col: usize) -> usize {
    row + col
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    !(marks.cols.contains(&col)
        || marks.diag.contains(&diag_key(row, col))
        || marks.anti.contains(&anti_key(row, col)))
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.insert(col);
    marks.diag.insert(diag_key(row, col));
    marks.anti.insert(anti_key(row, col));
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.remove(&col);
    marks.diag.remove(&diag_key(row, col));
    marks.anti.remove(&anti_key(row, col));
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    let (cols, diag, anti) = (marks.cols.clone(), marks.diag.clone(), marks.anti.clone());
    (0..n)
        .map(|col| {
            marks.cols.clone_from(&cols);
            marks.diag.clone_from(&diag);
            marks.anti.clone_from(&anti);
            if !is_free(marks, row, col) {
                return 0;
            }
            place(marks, row, col);
            count_from(marks, row + 1, n)
        })
        .sum()
}

/// Given: counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
