//! id: root-not-counted
//! about: Nodes are counted with the placements; squares and dead ends are missing.

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

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    let row = queens.len();
    if row == n {
        stats.solutions += 1;
        return;
    }
    for col in 0..n {
        if is_safe(queens, row, col) {
            stats.nodes += 1;
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}
