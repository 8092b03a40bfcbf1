//! id: counts-classes-not-boards
//! about: A finished board counts only if no turned or mirrored form of it was counted before.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let column = marks.cols.contains(&col);
    let down_right = marks.diag.contains(&(row as isize - col as isize));
    let down_left = marks.anti.contains(&(row + col));
    match (column, down_right, down_left) {
        (false, false, false) => true,
        _ => false,
    }
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    let r = row as isize;
    let c = col as isize;
    marks.anti.insert(row + col);
    marks.diag.insert(r - c);
    marks.cols.insert(col);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    let r = row as isize;
    let c = col as isize;
    marks.anti.remove(&(row + col));
    marks.diag.remove(&(r - c));
    marks.cols.remove(&col);
}

struct Search {
    n: usize,
    queens: Vec<(usize, usize)>,
    counted: BTreeSet<Vec<(usize, usize)>>,
    boards: u64,
}

impl Search {
    fn full_board(&mut self) {
        if self.queens.len() < self.n {
            self.boards += 1;
            return;
        }
        let last = self.n - 1;
        let mut form = self.queens.clone();
        let mut is_new = true;
        for turn in 0..8 {
            form.sort();
            if self.counted.contains(&form) {
                is_new = false;
            }
            // a quarter turn; halfway through also a flip
            form = form.iter().map(|&(r, c)| (c, last - r)).collect();
            if turn == 3 {
                form = form.iter().map(|&(r, c)| (r, last - c)).collect();
            }
        }
        if is_new {
            self.boards += 1;
            self.counted.insert(self.queens.clone());
        }
    }

    fn fill(&mut self, marks: &mut Marks, row: usize) {
        if row == self.n {
            self.full_board();
            return;
        }
        for col in 0..self.n {
            if is_free(marks, row, col) {
                place(marks, row, col);
                self.queens.push((row, col));
                self.fill(marks, row + 1);
                self.queens.pop();
                unplace(marks, row, col);
            }
        }
    }
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    let mut search = Search { n, queens: Vec::new(), counted: BTreeSet::new(), boards: 0 };
    search.fill(marks, row);
    search.boards
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
