//! about: Nodes and solutions come from two searches; only the second is timed.

use std::time::{Duration, Instant};

#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub n: usize,
    pub solutions: u64,
    pub nodes: u64,
    pub time: Duration,
}

pub fn growth(values: &[u64]) -> Vec<Option<f64>> {
    let Some((&first, rest)) = values.split_first() else { return vec![] };
    let mut before = first;
    let mut ratios = Vec::new();
    for &now in rest {
        let ratio = now as f64 / before as f64;
        ratios.push(Some(ratio).filter(|_| before != 0));
        before = now;
    }
    ratios
}

fn count(n: usize, row: usize, at: &mut [usize], nodes: &mut u64) -> u64 {
    *nodes += 1;
    if row == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        if is_safe(&at[..row], row, col) {
            at[row] = col;
            found += count(n, row + 1, at, nodes);
        }
    }
    found
}

pub fn timing_table(max_n: usize) -> Vec<Row> {
    let mut rows = vec![];
    for n in 1..=max_n {
        let mut nodes = 0;
        count(n, 0, &mut vec![0; n], &mut nodes);
        let start = Instant::now();
        let solutions = count(n, 0, &mut vec![0; n], &mut 0);
        rows.push(Row { n, solutions, nodes, time: start.elapsed() });
    }
    rows
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c + r == col + row || c + row == col + r {
            return false;
        }
    }
    true
}
