//! 02 · Marked columns

use std::collections::BTreeSet;

/// Given: the columns that are taken.
#[derive(Debug)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    /// How often a column was marked.
    pub count: u64,
}

/// Marks a column.
pub fn mark(marks: &mut Marks, col: usize) {
    todo!("mark: marks = {marks:?}, col = {col}")
}

/// Whether a column is marked.
pub fn is_marked(marks: &Marks, col: usize) -> bool {
    todo!("is_marked: marks = {marks:?}, col = {col}")
}

/// How many of `width` columns are left.
pub fn free_columns(width: usize, taken: usize) -> usize {
    todo!("free_columns: width = {width}, taken = {taken}")
}
