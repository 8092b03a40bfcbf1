//! id: board-size-fixed-at-8
//! about: The lists of lines are made for 8 queens; a larger board runs off their end.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

#[derive(Clone, Copy)]
struct Lines {
    cols: [bool; 8],
    slash: [bool; 15],
    backslash: [bool; 15],
}

const NONE: Lines = Lines { cols: [false; 8], slash: [false; 15], backslash: [false; 15] };

impl Lines {
    fn with(mut self, row: usize, col: usize) -> Lines {
        self.cols[col] = true;
        self.slash[row + col] = true;
        self.backslash[row + 7 - col] = true;
        self
    }

    fn free(&self, row: usize, col: usize) -> bool {
        !(self.cols[col] || self.slash[row + col] || self.backslash[row + 7 - col])
    }
}

fn visit(n: usize, row: usize, lines: Lines, stats: &mut Stats) {
    stats.nodes += 1;
    if row == n {
        stats.solutions += 1;
        return;
    }
    let before = stats.placements;
    for col in 0..n {
        stats.squares += 1;
        if lines.free(row, col) {
            stats.placements += 1;
            visit(n, row + 1, lines.with(row, col), stats);
        }
    }
    if before == stats.placements {
        stats.dead_ends += 1;
    }
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, 0, NONE, &mut stats);
    stats
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    let mut lines = NONE;
    for (row, &col) in queens.iter().enumerate() {
        lines = lines.with(row, col);
    }
    visit(n, queens.len(), lines, &mut stats);
    stats.nodes
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}
