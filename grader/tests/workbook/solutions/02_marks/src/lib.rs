//! 02 · Marked columns, solved.

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
    marks.cols.insert(col);
    marks.count += 1;
}

/// Whether a column is marked.
pub fn is_marked(marks: &Marks, col: usize) -> bool {
    marks.cols.contains(&col)
}

/// How many of `width` columns are left.
pub fn free_columns(width: usize, taken: usize) -> usize {
    width - taken
}
