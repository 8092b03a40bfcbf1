//! 04 · Choose, explore, un-choose: the model answer
//!
//! `place` and `unplace` are mirror images of each other, line by line, and
//! `count_from` keeps one promise: it gives the marks back as it got them.

use std::collections::BTreeSet;

/// The lines that are taken by the queens on the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks {
    /// Columns with a queen.
    pub cols: BTreeSet<usize>,
    /// Keys of the down-right lines with a queen: row − col.
    pub diag: BTreeSet<isize>,
    /// Keys of the down-left lines with a queen: row + col.
    pub anti: BTreeSet<usize>,
}

/// The key of the down-right line. Both numbers become signed before the
/// subtraction, because the key is negative right of the main diagonal.
fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

/// The key of the down-left line.
fn anti_key(row: usize, col: usize) -> usize {
    row + col
}

/// Is none of the three lines through (`row`, `col`) marked?
pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    !marks.cols.contains(&col)
        && !marks.diag.contains(&diag_key(row, col))
        && !marks.anti.contains(&anti_key(row, col))
}

/// Marks the three lines through (`row`, `col`), a square that is free.
pub fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.insert(col);
    marks.diag.insert(diag_key(row, col));
    marks.anti.insert(anti_key(row, col));
}

/// Removes the marks of the queen on (`row`, `col`) and no others.
///
/// A queen is only placed on a free square, so no other queen shares one of
/// its lines: what is removed here belonged to this queen alone.
pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.remove(&col);
    marks.diag.remove(&diag_key(row, col));
    marks.anti.remove(&anti_key(row, col));
}

/// How many ways are there to fill the rows from `row` down to `n - 1`?
///
/// The rows above `row` hold one queen each, and `marks` are their marks.
/// When the function returns, `marks` are as they were at the start.
pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    // Nothing is left to choose, and that can be done in one way: the queens
    // on the board are a solution.
    if row == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        if is_free(marks, row, col) {
            place(marks, row, col);
            found += count_from(marks, row + 1, n);
            // The call above kept the same promise as this one, so the marks
            // are again those of the moment after `place`.
            unplace(marks, row, col);
        }
    }
    // No early return: a row without a free square adds nothing, and the
    // caller goes on with its next column.
    found
}

/// Counts all boards of width `n`, starting with no queen at all.
pub fn count_queens(n: usize) -> u64 {
    count_from(&mut Marks::default(), 0, n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_queen_marks_three_lines() {
        let mut marks = Marks::default();
        place(&mut marks, 0, 1);
        assert_eq!((marks.cols, marks.diag, marks.anti), ([1].into(), [-1].into(), [1].into()));
    }

    #[test]
    fn boards_of_width_1_4_and_6() {
        assert_eq!(count_queens(1), 1);
        assert_eq!(count_queens(4), 2);
        assert_eq!(count_queens(6), 4);
    }

    /// The marks of queens in rows 0, 1, … on the given columns.
    fn marks_of(queens: &[usize]) -> Marks {
        let mut marks = Marks::default();
        for (row, &col) in queens.iter().enumerate() {
            place(&mut marks, row, col);
        }
        marks
    }

    /// OEIS A000170.
    #[test]
    fn counts_up_to_9() {
        let counts: Vec<u64> = (1..=9).map(count_queens).collect();
        assert_eq!(counts, [1, 0, 0, 2, 10, 4, 40, 92, 352]);
    }

    #[test]
    fn eight_queens_by_first_column() {
        let split: Vec<u64> = (0..8).map(|col| count_from(&mut marks_of(&[col]), 1, 8)).collect();
        assert_eq!(split, [4, 8, 16, 18, 18, 16, 8, 4]);
        assert_eq!(split.iter().sum::<u64>(), 92);
    }

    #[test]
    fn unplace_takes_back_what_place_did() {
        let start = marks_of(&[1, 3]);
        let mut marks = start.clone();
        place(&mut marks, 2, 0);
        assert_ne!(marks, start);
        unplace(&mut marks, 2, 0);
        assert_eq!(marks, start);
    }

    #[test]
    fn marks_come_back_unchanged() {
        let mut marks = marks_of(&[1]);
        assert_eq!(count_from(&mut marks, 1, 4), 1);
        assert_eq!(marks, marks_of(&[1]));
    }

    /// The trace in the statement: queens on (0, 1), (1, 3) and (2, 0).
    #[test]
    fn the_table_of_the_statement() {
        let after_one = marks_of(&[1]);
        let free: Vec<usize> = (0..4).filter(|&col| is_free(&after_one, 1, col)).collect();
        assert_eq!(free, [3]);
        let after_three = marks_of(&[1, 3, 0]);
        assert_eq!(after_three.cols, [0, 1, 3].into());
        assert_eq!(after_three.diag, [-2, -1, 2].into());
        assert_eq!(after_three.anti, [1, 2, 4].into());
        let free: Vec<usize> = (0..4).filter(|&col| is_free(&after_three, 3, col)).collect();
        assert_eq!(free, [2]);
    }
}
