//! id: array-too-long
//! about: The lists have two places too many.

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
    let none = vec![false; 2 * (n - 1) + 3];
    (none.len(), with_lists(n, 0, vec![false; n], none.clone(), none.clone()))
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
    for first in 0..n / 2 {
        found += 2 * count_below(&mut vec![first], n);
    }
    if n % 2 == 1 {
        found += count_below(&mut vec![n / 2], n);
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
