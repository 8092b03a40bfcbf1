//! about: A stack of chosen columns instead of calls.

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

pub fn count_from(marks: &mut Marks, first: usize, n: usize) -> u64 {
    let mut chosen = vec![];
    let (mut row, mut col, mut found) = (first, 0, 0);
    loop {
        if row < n && col < n {
            if is_free(marks, row, col) {
                place(marks, row, col);
                chosen.push(col);
                row += 1;
                col = 0;
            } else {
                col += 1;
            }
            continue;
        }
        if row == n {
            found += 1;
        }
        match chosen.pop() {
            Some(last) => {
                row -= 1;
                unplace(marks, row, last);
                col = last + 1;
            }
            None => return found,
        }
    }
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
