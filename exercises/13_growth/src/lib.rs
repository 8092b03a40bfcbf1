//! 13 · How fast the search grows
//!
//! Read README.md beside this folder, then write the bodies of `growth` and `timing_table`.
//! Paste the search of exercise 07 below: `Stats`, `search_stats`, `visit` and `is_safe`.
//! Grade with `cargo run -p grader -- growth`.

use std::time::Duration;

/// One line of the table: what the search for `n` queens found, and how long it took.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

/// Each value divided by the one before it; `None` where the one before is zero.
pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    todo!("growth: values = {values:?}")
}

/// One row for each size from 1 to `max_n`, timing only the search.
pub fn timing_table(max_n: usize) -> Vec<Row> {
    todo!("timing_table: max_n = {max_n}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_growth_of_three_values() {
        assert_eq!(growth(&[2, 3, 6]), [Some(1.5), Some(2.0)]);
    }

    #[test]
    fn the_last_row_of_the_table_for_4_queens() {
        let row = &timing_table(4)[3];
        assert_eq!((row.n, row.solutions, row.nodes), (4, 2, 17));
    }
}
