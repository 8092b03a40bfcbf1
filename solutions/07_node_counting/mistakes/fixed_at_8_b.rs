//! id: board-size-fixed-at-8
//! about: The taken columns are the bits of a byte, which has room for 8 columns.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

fn walk(n: usize, queens: &mut Vec<usize>, cols: u8, stats: &mut Stats) {
    stats.nodes += 1;
    let row = queens.len();
    if row == n {
        stats.solutions += 1;
        return;
    }
    let mut children = 0;
    for col in 0..n {
        stats.squares += 1;
        let bit = 1u8 << col;
        let slanted = (0..row).any(|r| queens[r].abs_diff(col) == row - r);
        if cols & bit == 0 && !slanted {
            children += 1;
            stats.placements += 1;
            queens.push(col);
            walk(n, queens, cols | bit, stats);
            queens.pop();
        }
    }
    if children == 0 {
        stats.dead_ends += 1;
    }
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    walk(n, &mut Vec::new(), 0, &mut stats);
    stats
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    let cols = queens.iter().fold(0, |cols, &col| cols | 1u8 << col);
    walk(n, &mut queens.to_vec(), cols, &mut stats);
    stats.nodes
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}
