//! id: counters-not-reset
//! about: One set of counters serves all rows.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    let mut ratios = vec![];
    let mut before: Option<u64> = None;
    for &value in values {
        match before {
            None => (),
            Some(0) => ratios.push(None),
            Some(old) => ratios.push(Some(value as f64 / old as f64)),
        }
        before = Some(value);
    }
    ratios
}

pub fn timing_table(max_n: usize) -> Vec<Row> {
    let mut rows = vec![];
    let mut stats = Stats::default();
    for n in 1..=max_n {
        let start = Instant::now();
        visit(n, &mut Vec::new(), &mut stats);
        let time = start.elapsed();
        rows.push(Row { n, solutions: stats.solutions, nodes: stats.nodes, time });
    }
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
