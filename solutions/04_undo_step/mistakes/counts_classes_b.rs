//! id: counts-classes-not-boards
//! about: Boards are collected, and of a board and its turned and mirrored forms only the smallest is kept.

use std::collections::BTreeSet;

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
    if marks.cols.contains(&col) {
        return false;
    }
    if marks.diag.contains(&diag_key(row, col)) {
        return false;
    }
    if marks.anti.contains(&anti_key(row, col)) {
        return false;
    }
    true
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

fn turned(board: &[usize]) -> Vec<usize> {
    let n = board.len();
    let mut new = vec![0; n];
    for (row, &col) in board.iter().enumerate() {
        new[col] = n - 1 - row;
    }
    new
}

fn is_smallest(board: &[usize]) -> bool {
    let mut form = board.to_vec();
    for _ in 0..2 {
        for _ in 0..4 {
            if form.as_slice() < board {
                return false;
            }
            form = turned(&form);
        }
        let n = form.len();
        form = form.iter().map(|&c| n - 1 - c).collect();
    }
    true
}

fn search(marks: &mut Marks, row: usize, n: usize, queens: &mut Vec<usize>) -> u64 {
    if row == n {
        return if queens.len() < n || is_smallest(queens) { 1 } else { 0 };
    }
    let mut found = 0;
    for col in 0..n {
        if is_free(marks, row, col) {
            place(marks, row, col);
            queens.push(col);
            found += search(marks, row + 1, n, queens);
            queens.pop();
            unplace(marks, row, col);
        }
    }
    found
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    search(marks, row, n, &mut Vec::new())
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
