//! id: leaf-testing
//! about: Columns are kept apart and slanted lines are tested on full boards only.

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
    stats.nodes += 1;
    if queens.len() == n {
        if (0..n).all(|r| is_safe(&queens[..r], r, queens[r])) {
            stats.solutions += 1;
        }
        return;
    }
    let mut dead = true;
    for col in 0..n {
        stats.squares += 1;
        if !queens.iter().any(|&taken| taken == col) {
            dead = false;
            stats.placements += 1;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
    }
    if dead {
        stats.dead_ends += 1;
    }
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, c)| *c == col || r + c == row + col || r + col == row + c)
}
