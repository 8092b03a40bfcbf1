//! about: growth takes one pair off the front and calls itself; the table is built from the largest size down.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    match values {
        [0, _, ..] => [vec![None], growth(&values[1..])].concat(),
        [a, b, ..] => [vec![Some(*b as f64 / *a as f64)], growth(&values[1..])].concat(),
        _ => vec![],
    }
}

pub fn timing_table(max_n: usize) -> Vec<Row> {
    if max_n == 0 {
        return vec![];
    }
    let clock = Instant::now();
    let Stats { nodes, solutions } = search_stats(max_n);
    let time = clock.elapsed();
    let mut rows = timing_table(max_n - 1);
    rows.push(Row { n: max_n, solutions, nodes, time });
    rows
}

#[derive(Default)]
pub struct Stats {
    pub nodes: u64,
    pub solutions: u64,
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    if queens.len() == n {
        stats.solutions += 1;
    }
    for col in 0..n {
        if queens.len() < n && is_safe(queens, queens.len(), col) {
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
}

fn search_stats(n: usize) -> Stats {
    let mut stats = Stats { nodes: 0, solutions: 0 };
    visit(n, &mut vec![], &mut stats);
    stats
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
