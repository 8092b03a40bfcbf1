//! id: searches
//! about: fixed_f searches for its board, which takes far too long for wide boards.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

/// Found by hand.
pub fn witness_a() -> usize {
    return 1;
}

impl Marks {
    fn search(&mut self, row: usize, n: usize) -> u64 {
        (0..n)
            .map(|col| {
                let (diag, anti) = (row as isize - col as isize, row + col);
                if self.cols.contains(&col)
                    || self.diag.contains(&diag)
                    || self.anti.contains(&anti)
                {
                    return 0;
                }
                let before = self.clone();
                self.cols.insert(col);
                self.diag.insert(diag);
                self.anti.insert(anti);
                let below = if row + 1 == n { 1 } else { self.search(row + 1, n) };
                *self = before;
                below
            })
            .sum()
    }
}

pub fn fixed_a(n: usize) -> (u64, Marks) {
    let mut marks = Marks::default();
    let boards = marks.search(0, n);
    (boards, marks)
}

pub fn witness_b() -> usize {
    let n: usize = 2;
    n
}

pub fn fixed_b(n: usize, row: usize, col: usize) -> Vec<(usize, usize)> {
    let mut list = vec![];
    for r in 0..n {
        for c in 0..n {
            if r == row && c == col {
                continue;
            }
            if r == row || c == col || r.abs_diff(row) == c.abs_diff(col) {
                list.push((r, c));
            }
        }
    }
    list
}

/// Found by hand.
pub fn witness_c() -> usize {
    return 5;
}

fn below(board: &[usize], n: usize) -> u64 {
    if board.len() == n {
        return 1;
    }
    let free = |col: usize| {
        board.iter().rev().zip(1..).all(|(&c, up)| ![0, up].contains(&c.abs_diff(col)))
    };
    (0..n).filter(|&col| free(col)).map(|col| below(&[board, &[col]].concat(), n)).sum()
}

pub fn fixed_c(n: usize) -> Vec<u64> {
    let mut counts = Vec::new();
    for first in 0..n {
        counts.push(below(&[first], n));
    }
    counts
}

/// Found by hand.
pub fn witness_d() -> usize {
    return 1;
}

fn with_lists(n: usize, row: usize, cols: Vec<bool>, diag: Vec<bool>, anti: Vec<bool>) -> u64 {
    if row == n {
        return 1;
    }
    (0..n)
        .filter(|&col| !cols[col] && !diag[col + n - 1 - row] && !anti[row + col])
        .map(|col| {
            let (mut cols, mut diag, mut anti) = (cols.clone(), diag.clone(), anti.clone());
            cols[col] = true;
            diag[col + n - 1 - row] = true;
            anti[row + col] = true;
            with_lists(n, row + 1, cols, diag, anti)
        })
        .sum()
}

pub fn fixed_d(n: usize) -> (usize, u64) {
    let none = vec![false; 2 * (n - 1) + 1];
    (none.len(), with_lists(n, 0, vec![false; n], none.clone(), none.clone()))
}

pub fn witness_e() -> usize {
    let n: usize = 1;
    n
}

fn rest(queens: &mut Vec<usize>, n: usize) -> u64 {
    let row = queens.len();
    if row == n {
        return 1;
    }
    let mut boards = 0;
    for col in 0..n {
        let mut safe = true;
        for (r, &c) in queens.iter().enumerate() {
            if c == col || c + row == col + r || c + r == col + row {
                safe = false;
            }
        }
        if safe {
            queens.push(col);
            boards += rest(queens, n);
            queens.pop();
        }
    }
    boards
}

pub fn fixed_e(n: usize) -> u64 {
    let mut boards = 0;
    for first in 0..(n + 1) / 2 {
        let here = rest(&mut vec![first], n);
        if first == n - 1 - first {
            boards += here;
        } else {
            boards += here * 2;
        }
    }
    boards
}

/// Found by hand.
pub fn witness_f() -> usize {
    return 8;
}

fn complete(queens: &mut Vec<usize>, n: usize) -> bool {
    let row = queens.len();
    if row == n {
        return true;
    }
    for col in 0..n {
        if queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r) {
            queens.push(col);
            if complete(queens, n) {
                return true;
            }
            queens.pop();
        }
    }
    false
}

pub fn fixed_f(n: usize) -> Option<Vec<usize>> {
    let mut queens = vec![];
    if complete(&mut queens, n) { Some(queens) } else { None }
}
