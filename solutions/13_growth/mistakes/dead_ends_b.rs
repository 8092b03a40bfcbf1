//! id: dead-ends-for-nodes
//! about: Only boards on which nothing fits are counted.

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
    let row = queens.len();
    if row == n {
        stats.solutions += 1;
        return;
    }
    let free: Vec<usize> = (0..n).filter(|&col| is_safe(queens, row, col)).collect();
    if free.is_empty() {
        stats.nodes += 1;
    }
    for col in free {
        queens.push(col);
        visit(n, queens, stats);
        queens.pop();
    }
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c + r == col + row || c + row == col + r {
            return false;
        }
    }
    true
}
