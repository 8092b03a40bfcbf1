//! id: stops-at-first-solution
//! about: The search ends with the first full board.

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

struct Stats {
    nodes: u64,
    solutions: u64,
}

fn search_stats(n: usize) -> Stats {
    let mut stats = Stats { nodes: 0, solutions: 0 };
    fill(n, &mut vec![], &mut stats);
    stats
}

fn fill(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) -> bool {
    stats.nodes += 1;
    if queens.len() == n {
        stats.solutions += 1;
        return true;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            if fill(n, queens, stats) {
                return true;
            }
            queens.pop();
        }
    }
    false
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c + r == col + row || c + row == col + r {
            return false;
        }
    }
    true
}
