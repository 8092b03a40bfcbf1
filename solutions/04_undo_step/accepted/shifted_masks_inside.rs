//! about: The sets become one word each, and the slanted lines move by one bit per row.

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

fn spread(row: usize, n: usize, cols: u32, right: u32, left: u32) -> u64 {
    if row == n {
        return 1;
    }
    let mut free = !(cols | right | left) & ((1 << n) - 1);
    let mut found = 0;
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        found += spread(row + 1, n, cols | bit, (right | bit) << 1, (left | bit) >> 1);
    }
    found
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    let (mut cols, mut right, mut left) = (0, 0, 0);
    for col in 0..n {
        let bit = 1 << col;
        if marks.cols.contains(&col) {
            cols |= bit;
        }
        if marks.diag.contains(&(row as isize - col as isize)) {
            right |= bit;
        }
        if marks.anti.contains(&(row + col)) {
            left |= bit;
        }
    }
    // a line of an earlier queen only ever moves off the board, never onto it
    spread(row, n, cols, right, left)
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
