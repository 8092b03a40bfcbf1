//! about: Each column of row 0 is searched by a thread of its own, and the root is added to the sum.

use std::thread;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..row {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    let row = queens.len();
    if row == n {
        stats.solutions += 1;
        return;
    }
    let mut alive = false;
    for col in 0..n {
        stats.squares += 1;
        if is_safe(queens, row, col) {
            alive = true;
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
    if !alive {
        stats.dead_ends += 1;
    }
}

fn from(n: usize, queens: &[usize]) -> Stats {
    let mut stats = Stats::default();
    visit(n, &mut queens.to_vec(), &mut stats);
    stats
}

pub fn search_stats(n: usize) -> Stats {
    let parts: Vec<_> = (0..n).map(|col| thread::spawn(move || from(n, &[col]))).collect();
    let mut sum = Stats { nodes: 1, placements: n as u64, squares: n as u64, ..Stats::default() };
    for part in parts {
        let part = part.join().unwrap();
        sum.nodes += part.nodes;
        sum.placements += part.placements;
        sum.squares += part.squares;
        sum.dead_ends += part.dead_ends;
        sum.solutions += part.solutions;
    }
    sum
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    from(n, queens).nodes
}
