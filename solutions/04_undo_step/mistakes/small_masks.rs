//! id: masks-too-small
//! about: The search packs the diagonals into 16 bits, which is enough up to eight columns.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let Marks { cols, diag, anti } = marks;
    let on_diag = diag.contains(&(row as isize - col as isize));
    let on_anti = anti.contains(&(row + col));
    !(cols.contains(&col) || on_diag || on_anti)
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    let Marks { cols, diag, anti } = marks;
    cols.insert(col);
    diag.insert(row as isize - col as isize);
    anti.insert(row + col);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let Marks { cols, diag, anti } = marks;
    cols.remove(&col);
    diag.remove(&(row as isize - col as isize));
    anti.remove(&(row + col));
}

fn search(n: usize, row: usize, cols: u16, diag: u16, anti: u16) -> u64 {
    if row == n {
        return 1;
    }
    let mut boards = 0;
    for col in 0..n {
        let c = 1u16 << col;
        let d = 1u16 << (row + n - 1 - col);
        let a = 1u16 << (row + col);
        if cols & c == 0 && diag & d == 0 && anti & a == 0 {
            boards += search(n, row + 1, cols | c, diag | d, anti | a);
        }
    }
    boards
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    let mut masks = (0, 0, 0);
    for &col in &marks.cols {
        masks.0 |= 1 << col;
    }
    for &key in &marks.diag {
        masks.1 |= 1 << (key + n as isize - 1);
    }
    for &key in &marks.anti {
        masks.2 |= 1 << key;
    }
    search(n, row, masks.0, masks.1, masks.2)
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
