//! id: leaf-testing
//! about: A set of the columns for each board; slanted lines are compared once the board is full.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    visit(n, &mut queens.to_vec(), &mut stats);
    stats.nodes
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut Vec::new(), &mut stats);
    stats
}

use std::collections::HashSet;

fn no_attack(queens: &[usize]) -> bool {
    for a in 0..queens.len() {
        for b in 0..a {
            if queens[a].abs_diff(queens[b]) == a - b {
                return false;
            }
        }
    }
    true
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    if queens.len() == n {
        stats.solutions += u64::from(no_attack(queens));
        return;
    }
    let taken: HashSet<usize> = queens.iter().copied().collect();
    for col in 0..n {
        stats.squares += 1;
        if taken.contains(&col) {
            continue;
        }
        queens.push(col);
        stats.placements += 1;
        visit(n, queens, stats);
        queens.pop();
    }
}
