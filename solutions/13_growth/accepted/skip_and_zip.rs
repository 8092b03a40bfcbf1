//! about: Two iterators over the list, one place apart; the counts come back as a pair.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    let later = values.iter().skip(1);
    values.iter().zip(later).map(|(&a, &b)| (a > 0).then_some(b as f64 / a as f64)).collect()
}

fn search(n: usize, queens: &[usize]) -> (u64, u64) {
    if queens.len() == n {
        return (1, 1);
    }
    let mut sum = (0, 1);
    for col in (0..n).filter(|&col| is_safe(queens, queens.len(), col)) {
        let below = search(n, &[queens, &[col]].concat());
        sum = (sum.0 + below.0, sum.1 + below.1);
    }
    sum
}

pub fn timing_table(max_n: usize) -> Vec<Row> {
    let mut rows = Vec::with_capacity(max_n);
    while rows.len() < max_n {
        let n = rows.len() + 1;
        let start = Instant::now();
        let (solutions, nodes) = search(n, &[]);
        rows.push(Row { n, solutions, nodes, time: Instant::now() - start });
    }
    rows
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}
