//! 16 · Bug hunt
//!
//! The statement is in README.md, in the folder of this exercise.
//! To check this file: `cargo run -p grader -- bug_hunt`

use std::collections::BTreeSet;

/// Given: the lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    /// Columns with a queen.
    pub cols: BTreeSet<usize>,
    /// Keys of the down-right lines with a queen: row − col.
    pub diag: BTreeSet<isize>,
    /// Keys of the down-left lines with a queen: row + col.
    pub anti: BTreeSet<usize>,
}

// Lab a: the whole search, and what it leaves behind.

/// Wrong somewhere: the number of boards, and the marks that are left at the end.
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

/// The smallest n for which `buggy_a` is wrong.
pub fn witness_a() -> usize {
    todo!("witness_a: the smallest n for which buggy_a is wrong")
}

/// The number of boards of width `n`, and the marks that are left at the end.
pub fn fixed_a(n: usize) -> (u64, Marks) {
    todo!("fixed_a: n = {n}")
}

// Lab b: the squares that one queen attacks.

/// Wrong somewhere: the squares attacked by a queen on (`row`, `col`), row by row.
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

/// The smallest n for which `buggy_b` is wrong, for at least one square.
pub fn witness_b() -> usize {
    todo!("witness_b: the smallest n for which buggy_b is wrong")
}

/// The squares of an `n` × `n` board that a queen on (`row`, `col`) attacks, row by row.
pub fn fixed_b(n: usize, row: usize, col: usize) -> Vec<(usize, usize)> {
    todo!("fixed_b: n = {n}, row = {row}, col = {col}")
}

// Lab c: the boards, by the column of their first queen.

/// Wrong somewhere: how many boards start with each column of row 0.
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

/// The smallest n for which `buggy_c` is wrong.
pub fn witness_c() -> usize {
    todo!("witness_c: the smallest n for which buggy_c is wrong")
}

/// How many boards of width `n` start with each column of row 0.
pub fn fixed_c(n: usize) -> Vec<u64> {
    todo!("fixed_c: n = {n}")
}

// Lab d: lists of true and false instead of sets.

/// Wrong somewhere: the places in each diagonal list, and the number of boards.
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

/// The smallest n for which `buggy_d` is wrong; a panic is wrong as well.
pub fn witness_d() -> usize {
    todo!("witness_d: the smallest n for which buggy_d is wrong")
}

/// The places in each diagonal list for width `n`, and the number of boards.
pub fn fixed_d(n: usize) -> (usize, u64) {
    todo!("fixed_d: n = {n}")
}

// Lab e: half the tree, and the mirror.

/// Wrong somewhere: the number of boards, from the left half of row 0 alone.
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

/// The smallest n for which `buggy_e` is wrong.
pub fn witness_e() -> usize {
    todo!("witness_e: the smallest n for which buggy_e is wrong")
}

/// The number of boards of width `n`, from the left half of row 0 and the middle.
pub fn fixed_e(n: usize) -> u64 {
    todo!("fixed_e: n = {n}")
}

// Lab f: one board, written down without a search.

/// Wrong somewhere: one board of width `n`, or `None` where there is none.
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

/// The smallest n for which `buggy_f` is wrong.
pub fn witness_f() -> usize {
    todo!("witness_f: the smallest n for which buggy_f is wrong")
}

/// One board of width `n` without an attack, or `None` where there is none.
pub fn fixed_f(n: usize) -> Option<Vec<usize>> {
    todo!("fixed_f: n = {n}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Prints what a buggy function answers. Change it to hunt in another lab, and
    /// run it with `cargo test -p bug_hunt hunt -- --nocapture`.
    #[test]
    fn hunt() {
        for n in 1..=4 {
            println!("buggy_c({n}) = {:?}", buggy_c(n));
        }
    }

    #[test]
    fn right_answers() {
        let (found, marks) = fixed_a(4);
        assert_eq!(
            (found, marks.cols, marks.diag, marks.anti),
            (2, [].into(), [].into(), [].into())
        );
        assert_eq!(
            fixed_b(3, 1, 1),
            [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)]
        );
        assert_eq!(fixed_c(4), [0, 1, 1, 0]);
        assert_eq!(fixed_d(3), (5, 0));
        assert_eq!(fixed_e(4), 2);
        assert_eq!(fixed_f(1), Some(vec![0]));
    }
}
