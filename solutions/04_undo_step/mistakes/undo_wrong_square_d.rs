//! id: undo-wrong-square
//! about: The square is kept as (column, row) for the undo and read as (row, column).

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
    let mut found = u64::from(row == n);
    if row < n {
        for col in 0..n {
            if !is_free(marks, row, col) {
                continue;
            }
            place(marks, row, col);
            let queen = (col, row);
            found += count_from(marks, row + 1, n);
            let (r, c) = queen;
            unplace(marks, r, c);
        }
    }
    found
}

/// Given: counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
