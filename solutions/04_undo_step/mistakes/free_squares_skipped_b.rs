//! id: free-squares-skipped
//! about: The condition around place is negated.

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
    let (r, c) = (row as isize, col as isize);
    marks.anti.insert(row + col);
    marks.diag.insert(r - c);
    marks.cols.insert(col);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.retain(|c| *c != col);
    marks.diag.retain(|d| *d != row as isize - col as isize);
    marks.anti.retain(|a| *a != row + col);
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    match row == n {
        true => 1,
        false => {
            let mut sum = 0;
            for col in 0..n {
                if !is_free(marks, row, col) {
                    place(marks, row, col);
                    sum += count_from(marks, row + 1, n);
                    unplace(marks, row, col);
                }
            }
            sum
        }
    }
}

/// Given: counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
