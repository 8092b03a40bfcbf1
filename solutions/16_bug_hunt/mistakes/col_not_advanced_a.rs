//! id: col-not-advanced
//! about: A taken square is skipped before the column is counted up, so the loop never ends.

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

pub fn fixed_a(n: usize) -> (u64, Marks) {
    fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        let mut col = 0;
        while col < n {
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
            marks.anti.remove(&anti);
            col += 1;
        }
        found
    }
    let mut marks = Marks::default();
    let found = count_from(&mut marks, 0, n);
    (found, marks)
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
    let n: usize = 5;
    n
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..row {
        if queens[r] == col || queens[r] + row == col + r || queens[r] + r == col + row {
            return false;
        }
    }
    true
}

fn collect_boards(n: usize, queens: &mut Vec<usize>, split: &mut Vec<u64>) {
    if queens.len() == n {
        split[queens[0]] += 1;
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect_boards(n, queens, split);
            queens.pop();
        }
    }
}

pub fn fixed_c(n: usize) -> Vec<u64> {
    let mut split = vec![0; n];
    collect_boards(n, &mut Vec::new(), &mut split);
    split
}

pub fn witness_d() -> usize {
    1
}

pub fn fixed_d(n: usize) -> (usize, u64) {
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
    let places = 2 * n - 1;
    let mut lists =
        Lists { cols: vec![false; n], diag: vec![false; places], anti: vec![false; places] };
    let found = count_from(&mut lists, 0, n);
    (places, found)
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
