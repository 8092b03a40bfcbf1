//! id: half-search
//! about: The mirror saves half of the nodes here, and the whole tree is asked for.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    values
        .windows(2)
        .map(|w| if w[0] == 0 { None } else { Some(w[1] as f64 / w[0] as f64) })
        .collect()
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
struct Stats {
    nodes: u64,
    solutions: u64,
}

fn below(n: usize, queens: &[usize]) -> (u64, u64) {
    let row = queens.len();
    let mut sum = (1, u64::from(row == n));
    for col in 0..n {
        if row < n && is_safe(queens, row, col) {
            let (k, s) = below(n, &[queens, &[col]].concat());
            sum.0 += k;
            sum.1 += s;
        }
    }
    sum
}

fn search_stats(n: usize) -> Stats {
    let mut stats = Stats { nodes: 1, ..Stats::default() };
    for col in 0..n / 2 {
        let (nodes, solutions) = below(n, &[col]);
        stats.nodes += nodes;
        stats.solutions += solutions * 2;
    }
    if n % 2 == 1 {
        let (nodes, solutions) = below(n, &[n / 2]);
        stats.nodes += nodes;
        stats.solutions += solutions;
    }
    stats
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
