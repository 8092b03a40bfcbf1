//! id: tuple-reversed
//! about: The number of boards and the marks are exchanged.

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

fn is_free(m: &Marks, r: usize, c: usize) -> bool {
    let down = r as isize - c as isize;
    !(m.cols.contains(&c) || m.diag.contains(&down) || m.anti.contains(&(r + c)))
}

fn place(m: &mut Marks, r: usize, c: usize) {
    m.cols.insert(c);
    m.diag.insert(r as isize - c as isize);
    m.anti.insert(r + c);
}

fn unplace(m: &mut Marks, r: usize, c: usize) {
    m.cols.remove(&c);
    m.diag.remove(&(r as isize - c as isize));
    m.anti.remove(&(r + c));
}

fn ways(m: &mut Marks, r: usize, n: usize) -> u64 {
    let mut sum = 0;
    if r == n {
        sum += 1;
    } else {
        let mut c = 0;
        while c < n {
            if is_free(m, r, c) {
                place(m, r, c);
                sum += ways(m, r + 1, n);
                unplace(m, r, c);
            }
            c += 1;
        }
    }
    sum
}

pub fn fixed_a(n: usize) -> (u64, Marks) {
    let mut m = Marks::default();
    let boards = ways(&mut m, 0, n);
    (m, boards)
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

fn is_board(queens: &[usize]) -> bool {
    let down: BTreeSet<usize> =
        queens.iter().enumerate().map(|(r, &c)| queens.len() + r - c).collect();
    let up: BTreeSet<usize> = queens.iter().enumerate().map(|(r, &c)| r + c).collect();
    down.len() == queens.len() && up.len() == queens.len()
}

fn pattern(n: usize) -> Vec<usize> {
    (1..n).step_by(2).chain((0..n).step_by(2)).collect()
}

fn shifted(n: usize) -> Vec<usize> {
    let top: Vec<usize> = (0..n / 2).map(|row| (2 * row + n / 2 - 1) % n).collect();
    let bottom = top.iter().rev().map(|col| n - 1 - col);
    top.iter().copied().chain(bottom).collect()
}

pub fn fixed_f(n: usize) -> Option<Vec<usize>> {
    let mut boards = vec![pattern(n)];
    if n > 3 {
        let mut other = shifted(n - n % 2);
        if n % 2 == 1 {
            other.push(n - 1);
        }
        boards.push(other);
    }
    boards.into_iter().find(|board| is_board(board))
}
