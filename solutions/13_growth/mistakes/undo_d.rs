//! id: undo-missing:queens
//! about: No pop, the row is read once, with a test by subtraction, second style.
//! same-as: pasted-is-safe:usize-underflow

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
    for r in 0..queens.len() {
        let dr = (row - r) as i32;
        let dc = col as i32 - queens[r] as i32;
        if dc == 0 || dr == dc || dr == -dc {
            return false;
        }
    }
    true
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), &mut stats);
    stats
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    let row = queens.len();
    stats.nodes += 1;
    if row < n {
        let mut col = 0;
        while col < n {
            if is_safe(queens, row, col) {
                queens.push(col);
                visit(n, queens, stats);
            }
            col += 1;
        }
    } else {
        stats.solutions += 1;
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
