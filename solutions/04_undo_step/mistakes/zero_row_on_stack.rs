//! id: stack-row-from-0
//! about: A stack replaces the calls; on the way back the row is the length of the stack, as if the search always began at row 0.

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

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    let mut chosen: Vec<usize> = Vec::new();
    let mut start = 0;
    let mut found = 0;
    loop {
        let here = row + chosen.len();
        if here == n {
            found += 1;
        } else if let Some(col) = (start..n).find(|&col| is_free(marks, here, col)) {
            place(marks, here, col);
            chosen.push(col);
            start = 0;
            continue;
        }
        match chosen.pop() {
            None => return found,
            Some(col) => {
                unplace(marks, chosen.len(), col);
                start = col + 1;
            }
        }
    }
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
