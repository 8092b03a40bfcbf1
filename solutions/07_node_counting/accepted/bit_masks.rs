//! about: Three bit masks; squares are added row by row, and placements follow from the nodes.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

struct Masks {
    cols: u16,
    left: u32,
    right: u32,
}

fn after(queens: &[usize]) -> Masks {
    let start = Masks { cols: 0, left: 0, right: 0 };
    queens.iter().fold(start, |m, &col| step(&m, 1 << col))
}

fn step(m: &Masks, bit: u32) -> Masks {
    Masks { cols: m.cols | bit as u16, left: (m.left | bit) << 1, right: (m.right | bit) >> 1 }
}

fn visit(n: usize, row: usize, m: Masks, stats: &mut Stats) {
    stats.nodes += 1;
    if row == n {
        stats.solutions += 1;
        return;
    }
    stats.squares += n as u64;
    let mut free = !(u32::from(m.cols) | m.left | m.right) & ((1 << n) - 1);
    stats.dead_ends += u64::from(free == 0);
    while free != 0 {
        let bit = free & free.wrapping_neg();
        free ^= bit;
        visit(n, row + 1, step(&m, bit), stats);
    }
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, 0, after(&[]), &mut stats);
    stats.placements = stats.nodes - 1;
    stats
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    visit(n, queens.len(), after(queens), &mut stats);
    stats.nodes
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}
