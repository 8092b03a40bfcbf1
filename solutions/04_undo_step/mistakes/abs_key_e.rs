//! id: abs-key
//! about: abs_diff in place and in unplace, the signed key in is_free.

use std::collections::BTreeSet;

/// Given: the lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    if marks.cols.contains(&col) {
        return false;
    }
    let d = row as isize - col as isize;
    if marks.diag.contains(&d) {
        return false;
    }
    if marks.anti.contains(&(row + col)) {
        return false;
    }
    return true;
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    let distance = row.abs_diff(col) as isize;
    marks.anti.insert(row + col);
    marks.cols.insert(col);
    marks.diag.insert(distance);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let distance = row.abs_diff(col) as isize;
    marks.diag.retain(|&d| d != distance);
    marks.anti.retain(|&a| a != row + col);
    marks.cols.retain(|&c| c != col);
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    let mut total: u64 = 0;
    if row >= n {
        total = 1;
    } else {
        let mut col = 0;
        while col < n {
            if !is_free(marks, row, col) {
                col += 1;
                continue;
            }
            place(marks, row, col);
            let below = count_from(marks, row + 1, n);
            unplace(marks, row, col);
            total += below;
            col += 1;
        }
    }
    return total;
}

/// Given: counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
