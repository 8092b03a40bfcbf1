//! id: undo-jumped-over
//! about: In the last row the function goes back right after place.

use std::collections::BTreeSet;

/// Given: the lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
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
    if n == row {
        return 1;
    }
    let last = n - 1;
    let mut sum = 0;
    let mut c = 0;
    while c < n {
        let free = is_free(marks, row, c);
        if free {
            place(marks, row, c);
        }
        if free && row == last {
            return sum + 1;
        }
        if free {
            sum += count_from(marks, row + 1, n);
            unplace(marks, row, c);
        }
        c += 1;
    }
    sum
}

/// Given: counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
