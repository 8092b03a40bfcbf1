//! id: undo-missing:queens
//! about: No pop behind the call.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    let mut out = Vec::new();
    for i in 1..values.len() {
        if values[i - 1] > 0 {
            out.push(Some(values[i] as f64 / values[i - 1] as f64));
        } else {
            out.push(None);
        }
    }
    out
}

pub fn timing_table(max_n: usize) -> Vec<Row> {
    (1..=max_n)
        .map(|n| {
            let clock = Instant::now();
            let s = search_stats(n);
            Row { time: clock.elapsed(), n, solutions: s.solutions, nodes: s.nodes }
        })
        .collect()
}

#[derive(Debug, Clone, Copy, Default)]
struct Stats {
    nodes: u64,
    solutions: u64,
}

fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), &mut stats);
    stats
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    let full = queens.len() >= n;
    stats.nodes += 1;
    stats.solutions += u64::from(full);
    let mut col = 0;
    while !full && col < n {
        if queens.len() < n && is_safe(queens, queens.len(), col) {
            queens.push(col);
            visit(n, queens, stats);
        }
        col += 1;
    }
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
