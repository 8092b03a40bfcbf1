//! 04 · Choose, explore, un-choose
//!
//! The statement is in README.md, in the folder of this exercise.
//! To check this file: `cargo run -p grader -- undo_step`

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

/// Is none of the three lines through (`row`, `col`) marked?
pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    todo!("is_free: marks = {marks:?}, row = {row}, col = {col}")
}

/// Marks the three lines through (`row`, `col`), a square that is free.
pub fn place(marks: &mut Marks, row: usize, col: usize) {
    todo!("place: marks = {marks:?}, row = {row}, col = {col}")
}

/// Removes the marks of the queen on (`row`, `col`) and no others.
pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    todo!("unplace: marks = {marks:?}, row = {row}, col = {col}")
}

/// How many ways are there to fill the rows from `row` down to `n - 1`?
///
/// The rows above `row` hold one queen each, and `marks` are their marks.
/// When the function returns, `marks` must be as they were at the start.
pub fn count_from(marks: &mut Marks, row: usize, n: usize) -> u64 {
    todo!("count_from: marks = {marks:?}, row = {row}, n = {n}")
}

/// Given: counts all boards of width `n`, starting with no queen at all.
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
}
