//! id: board-size-fixed-at-8
//! about: Arrays with room for 8 columns.

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
    let mut rows = Vec::new();
    for n in 1..=max_n {
        let start = Instant::now();
        let stats = search_stats(n);
        let time = start.elapsed();
        rows.push(Row { n, solutions: stats.solutions, nodes: stats.nodes, time });
    }
    rows
}

struct Stats {
    nodes: u64,
    solutions: u64,
}

fn search_stats(n: usize) -> Stats {
    let mut stats = Stats { nodes: 0, solutions: 0 };
    let mut marks = ([false; 8], [false; 15], [false; 15]);
    down(n, 0, &mut marks, &mut stats);
    stats
}

fn down(n: usize, r: usize, m: &mut ([bool; 8], [bool; 15], [bool; 15]), stats: &mut Stats) {
    stats.nodes += 1;
    if r == n {
        stats.solutions += 1;
        return;
    }
    for c in 0..n {
        let (a, b) = (r + c, r + 7 - c);
        if m.0[c] || m.1[a] || m.2[b] {
            continue;
        }
        (m.0[c], m.1[a], m.2[b]) = (true, true, true);
        down(n, r + 1, m, stats);
        (m.0[c], m.1[a], m.2[b]) = (false, false, false);
    }
}
