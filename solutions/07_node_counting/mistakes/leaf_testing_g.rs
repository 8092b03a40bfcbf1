//! id: leaf-testing
//! about: Only taken columns are masked; whether slanted lines clash is noted and asked on full boards.

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

struct Lines {
    cols: u32,
    left: u32,
    right: u32,
    clash: bool,
}

fn walk(full: u32, at: Lines, stats: &mut Stats) {
    stats.nodes += 1;
    if at.cols == full {
        if !at.clash {
            stats.solutions += 1;
        }
        return;
    }
    stats.squares += full.count_ones() as u64;
    let mut open = full & !at.cols;
    while open != 0 {
        let bit = open & open.wrapping_neg();
        open ^= bit;
        stats.placements += 1;
        let next = Lines {
            cols: at.cols | bit,
            left: (at.left | bit) << 1,
            right: (at.right | bit) >> 1,
            clash: at.clash || (at.left | at.right) & bit != 0,
        };
        walk(full, next, stats);
    }
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    let mut at = Lines { cols: 0, left: 0, right: 0, clash: false };
    for &col in queens.iter() {
        let bit = 1 << col;
        at.cols |= bit;
        at.left = (at.left | bit) << 1;
        at.right = (at.right | bit) >> 1;
    }
    walk((1 << n) - 1, at, stats);
}
