//! id: counts-classes-not-boards
//! about: A board is left out when its mirror image was counted before.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(m: &Marks, r: usize, c: usize) -> bool {
    let blocked = m.cols.contains(&c)
        || m.diag.contains(&(r as isize - c as isize))
        || m.anti.contains(&(r + c));
    !blocked
}

pub fn place(m: &mut Marks, r: usize, c: usize) {
    let (d, a) = (r as isize - c as isize, r + c);
    m.anti.insert(a);
    m.diag.insert(d);
    m.cols.insert(c);
}

pub fn unplace(m: &mut Marks, r: usize, c: usize) {
    let (d, a) = (r as isize - c as isize, r + c);
    m.anti.remove(&a);
    m.diag.remove(&d);
    m.cols.remove(&c);
}

type Board = Vec<usize>;

fn search(m: &mut Marks, r: usize, n: usize, queens: &mut Board, seen: &mut Vec<Board>) {
    if r == n {
        let mirror: Board = queens.iter().map(|c| n - 1 - c).collect();
        if queens.is_empty() || !seen.contains(&mirror) {
            seen.push(queens.clone());
        }
        return;
    }
    for c in 0..n {
        if is_free(m, r, c) {
            place(m, r, c);
            queens.push(c);
            search(m, r + 1, n, queens, seen);
            queens.pop();
            unplace(m, r, c);
        }
    }
}

pub fn count_from(m: &mut Marks, r: usize, n: usize) -> u64 {
    let mut seen = Vec::new();
    search(m, r, n, &mut Vec::new(), &mut seen);
    seen.len() as u64
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
