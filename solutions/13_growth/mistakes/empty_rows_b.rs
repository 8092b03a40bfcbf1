//! id: rows-without-solution-left-out
//! about: Sizes 2 and 3 are left out.

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
        .filter(|&n| n != 2 && n != 3)
        .map(|n| {
            let start = Instant::now();
            let s = search_stats(n);
            Row { n, solutions: s.solutions, nodes: s.nodes, time: start.elapsed() }
        })
        .collect()
}

#[derive(Debug, Clone, Copy, Default)]
struct Stats {
    nodes: u64,
    placements: u64,
    squares: u64,
    dead_ends: u64,
    solutions: u64,
}

fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), &mut stats);
    stats
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    let row = queens.len();
    if row == n {
        stats.solutions += 1;
        return;
    }
    let mut child = false;
    for col in 0..n {
        stats.squares += 1;
        if is_safe(queens, row, col) {
            child = true;
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
    if !child {
        stats.dead_ends += 1;
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
