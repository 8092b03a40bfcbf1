//! id: leaf-testing
//! about: The columns of a row are kept apart at once, attacks along slanted lines are found out at the end.

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

fn go(n: u32, row: u32, taken: u32, sums: u64, steps: u64, attacked: u32, stats: &mut Stats) {
    stats.nodes += 1;
    if row == n {
        stats.solutions += (attacked == 0) as u64;
        return;
    }
    stats.squares += n as u64;
    let mut rest = !taken << (32 - n);
    while rest != 0 {
        let gap = rest.leading_zeros();
        rest &= !(1 << (31 - gap));
        let col = n - 1 - gap;
        let sum = 1u64 << (row + col);
        let step = 1u64 << (row + n - col);
        let hits = u32::from(sums & sum != 0) + u32::from(steps & step != 0);
        stats.placements += 1;
        go(n, row + 1, taken | 1 << col, sums | sum, steps | step, attacked + hits, stats);
    }
}

fn visit(n: usize, queens: &mut Vec<usize>, stats: &mut Stats) {
    let (mut taken, mut sums, mut steps) = (0, 0, 0);
    for (row, col) in queens.iter().enumerate() {
        taken |= 1 << col;
        sums |= 1 << (row + col);
        steps |= 1 << (row + n - col);
    }
    go(n as u32, queens.len() as u32, taken, sums, steps, 0, stats);
}
