//! id: last-pair-lost
//! about: The last value is cut off before the pairs are made.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    let Some((_, front)) = values.split_last() else { return vec![] };
    front
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
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c + r == col + row || c + row == col + r {
            return false;
        }
    }
    true
}
