//! id: placements-undone
//! about: Taking a queen away lowers the number of placements again.
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
    queens.iter().enumerate().all(|(r, &c)| c != col && r + c != row + col && r + col != row + c)
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    stats.nodes += 1;
    if queens.len() == n {
        stats.solutions += 1;
        return;
    }
    stats.squares += n as u64;
    let free: Vec<usize> = (0..n).filter(|&col| is_safe(queens, queens.len(), col)).collect();
    if free.is_empty() {
        stats.dead_ends += 1;
    }
    for col in free {
        stats.placements += 1;
        queens.push(col);
        visit(n, queens, stats);
        queens.pop();
        stats.placements -= 1;
    }
}
