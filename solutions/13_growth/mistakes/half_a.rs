//! id: half-search
//! about: Only the left half of row 0 is searched and the solutions doubled, as in exercise 09.

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
    (1..=max_n)
        .map(|n| {
            let clock = Instant::now();
            let s = search_stats(n);
            Row { time: clock.elapsed(), n, solutions: s.solutions, nodes: s.nodes }
        })
        .collect()
}

struct Stats {
    nodes: u64,
    solutions: u64,
}

fn search_stats(n: usize) -> Stats {
    let mut stats = Stats { nodes: 1, solutions: 0 };
    for col in 0..n.div_ceil(2) {
        let mut part = Stats { nodes: 0, solutions: 0 };
        visit(n, &mut vec![col], &mut part);
        stats.nodes += part.nodes;
        stats.solutions += if 2 * col + 1 == n { part.solutions } else { 2 * part.solutions };
    }
    stats
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    if queens.len() == n {
        stats.solutions += 1;
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
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
