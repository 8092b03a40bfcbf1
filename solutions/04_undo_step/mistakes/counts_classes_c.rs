//! id: counts-classes-not-boards
//! about: Every board is collected, and boards whose mirror image comes earlier are thrown away at the end.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

fn lines(row: usize, col: usize) -> (isize, usize) {
    (row as isize - col as isize, row + col)
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let (down, up) = lines(row, col);
    if marks.cols.contains(&col) || marks.diag.contains(&down) || marks.anti.contains(&up) {
        return false;
    }
    true
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    let (down, up) = lines(row, col);
    marks.cols.insert(col);
    marks.diag.insert(down);
    marks.anti.insert(up);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let (down, up) = lines(row, col);
    marks.cols.remove(&col);
    marks.diag.remove(&down);
    marks.anti.remove(&up);
}

fn collect(marks: &mut Marks, row: usize, n: usize, so_far: Vec<usize>, all: &mut Vec<Vec<usize>>) {
    if row == n {
        all.push(so_far);
        return;
    }
    for col in 0..n {
        if is_free(marks, row, col) {
            place(marks, row, col);
            let mut longer = so_far.clone();
            longer.push(col);
            collect(marks, row + 1, n, longer, all);
            unplace(marks, row, col);
        }
    }
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    let mut all = Vec::new();
    collect(marks, row, n, Vec::new(), &mut all);
    let mut different = 0;
    for (i, board) in all.iter().enumerate() {
        let mut mirrored = board.clone();
        for col in mirrored.iter_mut() {
            *col = n - 1 - *col;
        }
        if !all[..i].contains(&mirrored) {
            different += 1;
        }
    }
    different
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
