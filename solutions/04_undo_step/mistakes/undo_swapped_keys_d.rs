//! id: undo-swapped-keys
//! about: unplace filters diag by the sum and anti by the distance.

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
    let sum = (row + col) as isize;
    let distance = if row > col { row - col } else { col - row };
    marks.cols.retain(|&c| c != col);
    marks.diag.retain(|&d| d != sum);
    marks.anti.retain(|&a| a != distance);
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
