//! about: Bits count nodes and solutions; the ratios come from a checked division of the parts.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    let ratio = |before: u64, now: u64| {
        let whole = now.checked_div(before)?;
        Some(whole as f64 + (now % before) as f64 / before as f64)
    };
    values.windows(2).map(|pair| ratio(pair[0], pair[1])).collect()
}

fn go(full: u32, cols: u32, d: u32, a: u32) -> (u64, u64) {
    let (mut solutions, mut nodes) = (u64::from(cols == full), 1);
    let mut open = full & !(cols | d | a);
    while open != 0 {
        let bit = 1 << open.trailing_zeros();
        open ^= bit;
        let (s, k) = go(full, cols | bit, (d | bit) << 1, (a | bit) >> 1);
        solutions += s;
        nodes += k;
    }
    (solutions, nodes)
}

pub fn timing_table(max_n: usize) -> Vec<Row> {
    let row = |n: usize| {
        let start = Instant::now();
        let (solutions, nodes) = go((1 << n) - 1, 0, 0, 0);
        let time = start.elapsed();
        Row { n, solutions, nodes, time }
    };
    (1..max_n + 1).map(row).collect()
}
