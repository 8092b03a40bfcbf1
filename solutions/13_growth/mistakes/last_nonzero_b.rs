//! id: divided-by-last-nonzero
//! about: The divisor is moved on only when it is not zero.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    let Some(&first) = values.first() else { return vec![] };
    let mut below = first;
    values[1..]
        .iter()
        .map(|&v| {
            let ratio = (below > 0).then(|| v as f64 / below as f64);
            below = if v > 0 { v } else { below };
            ratio
        })
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
