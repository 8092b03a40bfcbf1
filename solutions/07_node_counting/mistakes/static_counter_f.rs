//! id: static-counter
//! about: A global node counter is copied into the result and never set back; the rest is counted anew.

use std::sync::Mutex;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

static TOTAL: Mutex<u64> = Mutex::new(0);

fn explore(n: usize, queens: &[usize], stats: &mut Stats) {
    *TOTAL.lock().unwrap() += 1;
    if queens.len() == n {
        stats.solutions += 1;
        return;
    }
    let mut children = 0;
    for col in 0..n {
        stats.squares += 1;
        let mut ok = true;
        for (r, &c) in queens.iter().enumerate() {
            let down = queens.len() - r;
            if c == col || c + down == col || col + down == c {
                ok = false;
            }
        }
        if ok {
            children += 1;
            explore(n, &[queens, &[col]].concat(), stats);
        }
    }
    stats.placements += children;
    if children == 0 {
        stats.dead_ends += 1;
    }
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    explore(n, &[], &mut stats);
    stats.nodes = *TOTAL.lock().unwrap();
    stats
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    explore(n, queens, &mut stats);
    stats.placements + 1
}
