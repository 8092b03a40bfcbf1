//! about: Keys in a module reached by a crate path, a macro for the three lines, a main and a test left in the file.

use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

mod keys {
    pub fn slanted(row: usize, col: usize) -> (isize, usize) {
        (row as isize - col as isize, row + col)
    }
}

macro_rules! each_line {
    ($marks:ident, $row:ident, $col:ident, $action:ident $(, $by:tt)?) => {{
        let (d, a) = crate::keys::slanted($row, $col);
        $marks.cols.$action($($by)? $col);
        $marks.diag.$action($($by)? d);
        $marks.anti.$action($($by)? a);
    }};
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let (d, a) = keys::slanted(row, col);
    match (marks.cols.get(&col), marks.diag.get(&d), marks.anti.get(&a)) {
        (None, None, None) => true,
        _ => false,
    }
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    each_line!(marks, row, col, insert);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    each_line!(marks, row, col, remove, &);
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    match row {
        r if r == n => 1,
        _ => {
            let mut found = 0;
            for col in (0..n).rev() {
                if crate::is_free(marks, row, col) {
                    crate::place(marks, row, col);
                    found += crate::count_from(marks, row + 1, n);
                    crate::unplace(marks, row, col);
                }
            }
            found
        }
    }
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}

#[allow(dead_code)]
fn main() {
    for n in 1..=8 {
        println!("{n}: {}", count_queens(n));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight() {
        assert_eq!(count_queens(8), 92);
    }
}
