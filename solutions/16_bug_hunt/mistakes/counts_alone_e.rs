//! id: counts-alone
//! about: Labs a and c are answered from the counts of all boards.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn witness_a() -> usize {
    let n: usize = 4;
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

/// Found by hand.
pub fn witness_b() -> usize {
    return 2;
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

pub fn witness_c() -> usize {
    4
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

/// Found by hand.
pub fn witness_e() -> usize {
    return 1;
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

pub fn witness_f() -> usize {
    8
}

pub fn fixed_f(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let even = n - n % 2;
    let mut queens = Vec::new();
    if even % 6 == 2 {
        let half = even / 2;
        for row in 0..half {
            queens.push((2 * row + half - 1) % even);
        }
        for row in (0..half).rev() {
            queens.push(even - 1 - queens[row]);
        }
    } else {
        for col in (1..even).step_by(2) {
            queens.push(col);
        }
        for col in (0..even).step_by(2) {
            queens.push(col);
        }
    }
    if n % 2 == 1 {
        queens.push(n - 1);
    }
    Some(queens)
}
