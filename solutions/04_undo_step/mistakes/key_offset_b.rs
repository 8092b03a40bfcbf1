//! id: key-offset
//! about: The key function shifts row - col so that it is never negative.

use std::collections::BTreeSet;

/// Given: the lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

const WIDEST: isize = 10;

fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize + WIDEST
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
