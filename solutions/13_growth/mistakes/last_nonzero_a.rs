//! id: divided-by-last-nonzero
//! about: The last value that is not zero divides, over the zeros.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    let mut out = vec![];
    let mut before = 0;
    for (i, &value) in values.iter().enumerate() {
        if i > 0 {
            out.push(if before == 0 { None } else { Some(value as f64 / before as f64) });
        }
        if value != 0 {
            before = value;
        }
    }
    out
}

pub fn timing_table(max_n: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    for n in 1..=max_n {
        let start = Instant::now();
        let stats = search_stats(n);
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
