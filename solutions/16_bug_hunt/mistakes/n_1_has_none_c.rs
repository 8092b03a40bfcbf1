//! id: n-1-has-none
//! about: Width 1 is answered with None, like 2 and 3.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn witness_a() -> usize {
    1
}

pub fn fixed_a(n: usize) -> (u64, Marks) {
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
            marks.anti.remove(&anti);
        }
        found
    }
    let mut marks = Marks::default();
    let found = count_from(&mut marks, 0, n);
    (found, marks)
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

pub fn witness_c() -> usize {
    5
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

pub fn witness_f() -> usize {
    8
}

pub fn fixed_f(n: usize) -> Option<Vec<usize>> {
    if n <= 3 {
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
