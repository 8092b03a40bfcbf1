//! id: given-rows-ignored
//! about: The search keeps its own list of queens, which starts empty: queens that were placed before do not count.

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

fn search(queens: &mut Vec<(usize, usize)>, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        if queens.iter().all(|&(r, c)| c != col && c.abs_diff(col) != row - r) {
            queens.push((row, col));
            found += search(queens, row + 1, n);
            queens.pop();
        }
    }
    found
}

pub fn count_from(_marks: &mut Marks, row: usize, n: usize) -> u64 {
    search(&mut Vec::new(), row, n)
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
