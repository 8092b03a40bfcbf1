//! about: All boards are collected once, and labs a, c, d and e read their answers from the list.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

const WITNESSES: [usize; 6] = [1, 2, 5, 1, 1, 8];

pub fn witness_a() -> usize {
    WITNESSES[0]
}
pub fn witness_b() -> usize {
    WITNESSES[1]
}
pub fn witness_c() -> usize {
    WITNESSES[2]
}
pub fn witness_d() -> usize {
    WITNESSES[3]
}
pub fn witness_e() -> usize {
    WITNESSES[4]
}
pub fn witness_f() -> usize {
    WITNESSES[5]
}

fn attack(a: (usize, usize), b: (usize, usize)) -> bool {
    a.0 == b.0 || a.1 == b.1 || a.0.abs_diff(b.0) == a.1.abs_diff(b.1)
}

fn boards(n: usize) -> Vec<Vec<usize>> {
    let mut boards = vec![vec![]];
    for row in 0..n {
        let mut longer = Vec::new();
        for board in boards {
            for col in 0..n {
                let mut queens = board.iter().copied().enumerate();
                if !queens.any(|queen| attack(queen, (row, col))) {
                    let mut next: Vec<usize> = board.clone();
                    next.push(col);
                    longer.push(next);
                }
            }
        }
        boards = longer;
    }
    boards
}

pub fn fixed_a(n: usize) -> (u64, Marks) {
    (boards(n).len() as u64, Marks::default())
}

pub fn fixed_b(n: usize, row: usize, col: usize) -> Vec<(usize, usize)> {
    let mut squares: BTreeSet<(usize, usize)> = (0..n)
        .flat_map(|r| (0..n).map(move |c| (r, c)))
        .filter(|&s| attack(s, (row, col)))
        .collect();
    squares.remove(&(row, col));
    squares.into_iter().collect()
}

pub fn fixed_c(n: usize) -> Vec<u64> {
    let boards = boards(n);
    (0..n).map(|first| boards.iter().filter(|board| board[0] == first).count() as u64).collect()
}

pub fn fixed_d(n: usize) -> (usize, u64) {
    let keys: BTreeSet<usize> = (0..n).flat_map(|r| (0..n).map(move |c| r + c)).collect();
    (keys.len(), boards(n).len() as u64)
}

pub fn fixed_e(n: usize) -> u64 {
    let starts: Vec<usize> = boards(n).iter().map(|board| board[0]).collect();
    starts.iter().map(|&col| if col + col + 1 < n { 2 } else { (col + col + 1 == n) as u64 }).sum()
}

pub fn fixed_f(n: usize) -> Option<Vec<usize>> {
    let classic: Vec<usize> = match n {
        2 | 3 => return None,
        n if n % 6 == 2 => {
            let even = (1..n).step_by(2);
            even.chain([2, 0]).chain((6..n).step_by(2)).chain([4]).collect()
        }
        n if n % 6 == 3 => {
            let even = (3..n).step_by(2).chain([1]);
            even.chain((4..n).step_by(2)).chain([0, 2]).collect()
        }
        n => (0..n).map(|row| (2 * row + 1) % (n | 1)).collect(),
    };
    Some(classic)
}
