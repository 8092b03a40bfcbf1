//! id: static-counter
//! about: The counter is a static that keeps its value from one call to the next.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

static FOUND: AtomicU64 = AtomicU64::new(0);

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
    if row == n {
        FOUND.fetch_add(1, Ordering::Relaxed);
    } else {
        for col in 0..n {
            if is_free(marks, row, col) {
                place(marks, row, col);
                count_from(marks, row + 1, n);
                unplace(marks, row, col);
            }
        }
    }
    FOUND.load(Ordering::Relaxed)
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
