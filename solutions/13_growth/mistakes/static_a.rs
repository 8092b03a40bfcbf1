//! id: static-counter
//! about: The nodes are counted in a static that is never set back.

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

use std::sync::atomic::{AtomicU64, Ordering};

static NODES: AtomicU64 = AtomicU64::new(0);

fn count(n: usize, queens: &mut Vec<usize>) -> u64 {
    NODES.fetch_add(1, Ordering::Relaxed);
    if queens.len() == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            found += count(n, queens);
            queens.pop();
        }
    }
    found
}

pub fn timing_table(max_n: usize) -> Vec<Row> {
    let mut rows = vec![];
    for n in 1..=max_n {
        let start = Instant::now();
        let solutions = count(n, &mut vec![]);
        let nodes = NODES.load(Ordering::Relaxed);
        rows.push(Row { n, solutions, nodes, time: start.elapsed() });
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
