//! id: inner-nodes-only
//! about: A board is a node only when it has a child; leaves of both kinds are left out.

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

fn attacked(queens: &[usize], col: usize) -> bool {
    queens
        .iter()
        .rev()
        .zip(1..)
        .any(|(&queen, step)| queen == col || queen + step == col || col + step == queen)
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    if queens.len() < n {
        let mut stuck = true;
        for col in 0..n {
            stats.squares += 1;
            if attacked(queens, col) {
                continue;
            }
            stuck = false;
            queens.push(col);
            stats.placements += 1;
            visit(n, queens, stats);
            queens.pop();
        }
        if stuck {
            stats.dead_ends += 1;
        } else {
            stats.nodes += 1;
        }
    } else {
        stats.solutions += 1;
    }
}
