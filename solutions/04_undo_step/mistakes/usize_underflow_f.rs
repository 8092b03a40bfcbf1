//! id: usize-underflow
//! about: The difference in unplace is taken on usize and converted afterwards.

use std::collections::BTreeSet;

/// Given: the lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let mut free = true;
    for c in &marks.cols {
        if *c == col {
            free = false;
        }
    }
    for d in marks.diag.iter() {
        if *d == (row as isize) - (col as isize) {
            free = false;
        }
    }
    for a in marks.anti.iter() {
        if *a == row + col {
            free = false;
        }
    }
    free
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    let (r, c) = (row as isize, col as isize);
    marks.anti.insert(row + col);
    marks.diag.insert(r - c);
    marks.cols.insert(col);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let anti = row + col;
    let diff = row - col;
    let diag = isize::try_from(diff).unwrap();
    for key in [anti] {
        marks.anti.remove(&key);
    }
    marks.diag.retain(|d| *d != diag);
    marks.cols.retain(|c| *c != col);
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    (0..n)
        .map(|col| {
            if !is_free(marks, row, col) {
                return 0;
            }
            place(marks, row, col);
            let ways = count_from(marks, row + 1, n);
            unplace(marks, row, col);
            ways
        })
        .sum()
}

/// Given: counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
