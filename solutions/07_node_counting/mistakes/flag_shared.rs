//! id: one-flag-for-all-calls
//! about: A single flag in the statistics of the search says whether any child was ever found.
//! same-as: field-left-at-zero

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

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (above, &taken) in queens.iter().enumerate() {
        if taken == col || taken.abs_diff(col) == row - above {
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
    for col in 0..n {
        stats.squares += 1;
        if is_safe(queens, row, col) {
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
    if stats.placements == 0 {
        stats.dead_ends += 1;
    }
}
