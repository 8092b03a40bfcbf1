//! 13 · How fast the search grows: the reference.

use std::time::{Duration, Instant};

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
    let mut ratios = Vec::new();
    for pair in values.windows(2) {
        // Asked before the division: an f64 divided by zero does not panic.
        if pair[0] == 0 {
            ratios.push(None);
        } else {
            ratios.push(Some(pair[1] as f64 / pair[0] as f64));
        }
    }
    ratios
}

/// One row for each size from 1 to `max_n`, timing only the search.
pub fn timing_table(max_n: usize) -> Vec<Row> {
    let mut table = Vec::new();
    for n in 1..=max_n {
        let start = Instant::now();
        let stats = search_stats(n);
        let time = start.elapsed();
        table.push(Row { n, solutions: stats.solutions, nodes: stats.nodes, time });
    }
    table
}

/// From exercise 07, only the two numbers that the table needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Stats {
    nodes: u64,
    solutions: u64,
}

/// From exercise 07: the numbers for the search that starts on the empty board.
fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), &mut stats);
    stats
}

/// From exercise 07: counts the node `queens` and every node below it.
fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    let row = queens.len();
    if row == n {
        stats.solutions += 1;
        return;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
}

/// From exercise 01: whether no queen above attacks (row, col).
fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nodes(max_n: usize) -> Vec<u64> {
        timing_table(max_n).iter().map(|row| row.nodes).collect()
    }

    #[test]
    fn the_growth_of_three_values() {
        assert_eq!(growth(&[2, 3, 6]), [Some(1.5), Some(2.0)]);
    }

    #[test]
    fn the_last_row_of_the_table_for_4_queens() {
        let row = &timing_table(4)[3];
        assert_eq!((row.n, row.solutions, row.nodes), (4, 2, 17));
    }

    #[test]
    fn there_is_no_ratio_after_a_zero() {
        assert_eq!(growth(&[1, 0, 0, 2]), [Some(0.0), None, None]);
    }

    #[test]
    fn short_lists_have_no_ratio() {
        assert!(growth(&[]).is_empty());
        assert!(growth(&[7]).is_empty());
    }

    #[test]
    fn the_table_for_up_to_8_queens() {
        let table = timing_table(8);
        let numbers: Vec<(usize, u64, u64)> =
            table.iter().map(|row| (row.n, row.solutions, row.nodes)).collect();
        assert_eq!(
            numbers,
            [
                (1, 1, 2),
                (2, 0, 3),
                (3, 0, 6),
                (4, 2, 17),
                (5, 10, 54),
                (6, 4, 153),
                (7, 40, 552),
                (8, 92, 2057)
            ]
        );
    }

    /// The ratios of the statement, to two places.
    #[test]
    fn the_ratios_of_the_nodes() {
        let shown: Vec<String> =
            growth(&nodes(10)).into_iter().flatten().map(|ratio| format!("{ratio:.2}")).collect();
        assert_eq!(shown, ["1.50", "2.00", "2.83", "3.18", "2.83", "3.61", "3.73", "4.08", "4.23"]);
    }
}
