//! about: The witnesses are found by comparing the two versions, with the panic of lab d caught.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn buggy_a(n: usize) -> (u64, Marks) {
    fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let diag = row as isize - col as isize;
            let anti = row + col;
            if marks.cols.contains(&col) || marks.diag.contains(&diag) || marks.anti.contains(&anti)
            {
                continue;
            }
            marks.cols.insert(col);
            marks.diag.insert(diag);
            marks.anti.insert(anti);
            found += count_from(marks, row + 1, n);
            marks.cols.remove(&col);
            marks.diag.remove(&diag);
        }
        found
    }
    let mut marks = Marks::default();
    let found = count_from(&mut marks, 0, n);
    (found, marks)
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

pub fn buggy_b(n: usize, row: usize, col: usize) -> Vec<(usize, usize)> {
    let mut attacked = Vec::new();
    for r in 0..n {
        for c in 0..n {
            let own_square = r == row && c == col;
            let straight = r == row || c == col;
            let down_right = r + col == row + c;
            let down_left = row + c == r + col;
            if (straight || down_right || down_left) && !own_square {
                attacked.push((r, c));
            }
        }
    }
    attacked
}

pub fn fixed_b(n: usize, row: usize, col: usize) -> Vec<(usize, usize)> {
    (0..n * n)
        .map(|square| (square / n, square % n))
        .filter(|&(r, c)| (r, c) != (row, col))
        .filter(|&(r, c)| {
            let down = r as isize - row as isize;
            let right = c as isize - col as isize;
            down == 0 || right == 0 || down == right || down == -right
        })
        .collect()
}

pub fn buggy_c(n: usize) -> Vec<u64> {
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
                found = count_below(queens, n);
                queens.pop();
            }
        }
        found
    }
    (0..n).map(|first| count_below(&mut vec![first], n)).collect()
}

pub fn fixed_c(n: usize) -> Vec<u64> {
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
    (0..n).map(|first| count_below(&mut vec![first], n)).collect()
}

pub fn buggy_d(n: usize) -> (usize, u64) {
    struct Lists {
        cols: Vec<bool>,
        diag: Vec<bool>,
        anti: Vec<bool>,
    }
    fn count_from(lists: &mut Lists, row: usize, n: usize) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let diag = row + n - 1 - col;
            let anti = row + col;
            if lists.cols[col] || lists.diag[diag] || lists.anti[anti] {
                continue;
            }
            lists.cols[col] = true;
            lists.diag[diag] = true;
            lists.anti[anti] = true;
            found += count_from(lists, row + 1, n);
            lists.cols[col] = false;
            lists.diag[diag] = false;
            lists.anti[anti] = false;
        }
        found
    }
    let places = 2 * n - 2;
    let mut lists =
        Lists { cols: vec![false; n], diag: vec![false; places], anti: vec![false; places] };
    let found = count_from(&mut lists, 0, n);
    (places, found)
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

pub fn buggy_e(n: usize) -> u64 {
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
    found
}

fn lines(n: usize, row: usize, cols: u32, down: u32, up: u32) -> u64 {
    if row == n {
        return 1;
    }
    (0..n)
        .map(|col| {
            let (c, d, u) = (1 << col, 1 << (row + n - col), 1 << (row + col));
            let free = cols & c == 0 && down & d == 0 && up & u == 0;
            if free { lines(n, row + 1, cols | c, down | d, up | u) } else { 0 }
        })
        .sum()
}

fn starting_in(n: usize, col: usize) -> u64 {
    lines(n, 1, 1 << col, 1 << (n - col), 1 << col)
}

pub fn fixed_e(n: usize) -> u64 {
    let left: u64 = (0..n / 2).map(|col| starting_in(n, col)).sum();
    let middle = if n % 2 == 0 { 0 } else { starting_in(n, n / 2) };
    left + middle + left
}

pub fn buggy_f(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut queens = Vec::new();
    for col in (1..n).step_by(2) {
        queens.push(col);
    }
    for col in (0..n).step_by(2) {
        queens.push(col);
    }
    Some(queens)
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

fn smallest(wrong: impl Fn(usize) -> bool) -> usize {
    (1..=10).find(|&n| wrong(n)).expect("a witness up to 10")
}

pub fn witness_a() -> usize {
    smallest(|n| buggy_a(n) != fixed_a(n))
}

pub fn witness_b() -> usize {
    smallest(|n| (0..n).any(|row| (0..n).any(|col| buggy_b(n, row, col) != fixed_b(n, row, col))))
}

pub fn witness_c() -> usize {
    smallest(|n| buggy_c(n) != fixed_c(n))
}

pub fn witness_d() -> usize {
    smallest(|n| std::panic::catch_unwind(|| buggy_d(n)).ok() != Some(fixed_d(n)))
}

pub fn witness_e() -> usize {
    smallest(|n| buggy_e(n) != fixed_e(n))
}

pub fn witness_f() -> usize {
    smallest(|n| buggy_f(n).is_some_and(|board| !is_board(&board)))
}
