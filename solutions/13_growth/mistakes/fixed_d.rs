//! id: board-size-fixed-at-8
//! about: The fixed arrays are too short for 9 and 10 queens.

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
        if !m.0[c] && !m.1[r + c] && !m.2[7 + r - c] {
            for on in [true, false] {
                m.0[c] = on;
                m.1[r + c] = on;
                m.2[7 + r - c] = on;
                if on {
                    down(n, r + 1, m, stats);
                }
            }
        }
    }
}
