//! id: squares-counted-as-nodes
//! about: The width of the board is added to the nodes in each call that is not full.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && (row - r) != c.abs_diff(col))
}

pub fn search_stats(n: usize) -> Stats {
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
    stats.nodes += n as u64;
    let mut dead = true;
    for col in 0..n {
        stats.squares += 1;
        if is_safe(queens, row, col) {
            dead = false;
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
    if dead {
        stats.dead_ends += 1;
    }
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    let mut ratios = Vec::new();
    for i in 1..values.len() {
        ratios.push(match values[i - 1] {
            0 => None,
            before => Some(values[i] as f64 / before as f64),
        });
    }
    ratios
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
