//! id: search-not-pasted
//! about: search_stats is called and was never pasted.

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
