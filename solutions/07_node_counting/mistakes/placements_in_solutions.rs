//! id: placements-in-solutions-only
//! about: The queens of full boards are counted, not every queen that was put down.

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
    stats.nodes += 1;
    if queens.len() < n {
        let mut stuck = true;
        for col in 0..n {
            stats.squares += 1;
            if attacked(queens, col) {
                continue;
            }
            stuck = false;
            queens.push(col);
            visit(n, queens, stats);
            queens.pop();
        }
        if stuck {
            stats.dead_ends += 1;
        }
    } else {
        stats.solutions += 1;
        stats.placements += n as u64;
    }
}
