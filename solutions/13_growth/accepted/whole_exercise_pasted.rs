//! about: All of exercise 07 stands in the file, with its public functions, and a main is left over.

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
    let mut rows = Vec::new();
    for n in 1..=max_n {
        let start = Instant::now();
        let stats = search_stats(n);
        let time = start.elapsed();
        rows.push(Row { n, solutions: stats.solutions, nodes: stats.nodes, time });
    }
    rows
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    visit(n, &mut queens.to_vec(), &mut stats);
    stats.nodes
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), &mut stats);
    stats
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    if queens.len() == n {
        stats.solutions += 1;
        return;
    }
    let children = stats.placements;
    for col in 0..n {
        stats.squares += 1;
        if is_safe(queens, queens.len(), col) {
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
    stats.dead_ends += u64::from(children == stats.placements);
}

#[allow(dead_code)]
fn main() {
    for row in timing_table(8) {
        println!("{row:?}");
    }
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
