//! id: tests-only-full-boards
//! about: Every way to fill the rows is built, and attacks are looked for only when the board is full.

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

fn fill(marks: &Marks, first: usize, n: usize, queens: &mut Vec<usize>) -> u64 {
    if first + queens.len() == n {
        let mut seen = marks.clone();
        for (i, &col) in queens.iter().enumerate() {
            if !is_free(&seen, first + i, col) {
                return 0;
            }
            place(&mut seen, first + i, col);
        }
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        queens.push(col);
        found += fill(marks, first, n, queens);
        queens.pop();
    }
    found
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    fill(marks, row, n, &mut Vec::new())
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
