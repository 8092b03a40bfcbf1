//! id: memo-forgets-diagonals
//! about: Results are kept by row and used columns, though boards with the same columns have different slanted lines.

use std::collections::{BTreeSet, HashMap};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let diag = row as isize - col as isize;
    let anti = row + col;
    !marks.cols.contains(&col) && !marks.diag.contains(&diag) && !marks.anti.contains(&anti)
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.insert(col);
    marks.diag.insert(row as isize - col as isize);
    marks.anti.insert(row + col);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.remove(&col);
    marks.diag.remove(&(row as isize - col as isize));
    marks.anti.remove(&(row + col));
}

type Known = HashMap<(usize, Vec<usize>), u64>;

fn search(marks: &mut Marks, row: usize, n: usize, known: &mut Known) -> u64 {
    if row == n {
        return 1;
    }
    let key = (row, marks.cols.iter().copied().collect::<Vec<_>>());
    if let Some(&answer) = known.get(&key) {
        return answer;
    }
    let mut found = 0;
    for col in 0..n {
        if is_free(marks, row, col) {
            place(marks, row, col);
            found += search(marks, row + 1, n, known);
            unplace(marks, row, col);
        }
    }
    known.insert(key, found);
    found
}

pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    search(marks, row, n, &mut HashMap::new())
}

/// Given: counts every board of width `n`.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}
