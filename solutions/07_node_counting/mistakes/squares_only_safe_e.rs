//! id: squares-only-safe
//! about: Only free squares are counted, and no dead ends.

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
    stats.nodes = stats.nodes + 1;
    if queens.len() < n {
        let row = queens.len();
        let mut col = 0;
        while col < n {
            let free = is_safe(queens, row, col);
            if free {
                queens.push(col);
                stats.placements = stats.placements + 1;
                stats.squares = stats.squares + 1;
                visit(n, queens, stats);
                queens.truncate(row);
            }
            col += 1;
        }
    } else {
        stats.solutions = stats.solutions + 1;
    }
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, c)| *c == col || r + c == row + col || r + col == row + c)
}
