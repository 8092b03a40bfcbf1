//! id: static-counter
//! about: The nodes of search_stats are read from a static that goes on from the search before.

use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

static SEEN: AtomicU64 = AtomicU64::new(0);

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    visit(n, &mut queens.to_vec(), &mut stats);
    1 + stats.placements
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), &mut stats);
    Stats { nodes: SEEN.load(Ordering::SeqCst), ..stats }
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    SEEN.fetch_add(1, Ordering::SeqCst);
    let row = queens.len();
    if row == n {
        stats.solutions += 1;
        return;
    }
    let mut child = false;
    for col in 0..n {
        stats.squares += 1;
        if queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r) {
            child = true;
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
    stats.dead_ends += u64::from(!child);
}
