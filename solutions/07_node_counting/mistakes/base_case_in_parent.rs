//! id: base-case-in-parent
//! about: The parent counts the full board, so a walk that begins on a full board runs off the end of the lists of lines.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

struct Lines {
    cols: Vec<bool>,
    down_right: Vec<bool>,
    down_left: Vec<bool>,
}

impl Lines {
    fn new(n: usize) -> Lines {
        Lines {
            cols: vec![false; n],
            down_right: vec![false; 2 * n - 1],
            down_left: vec![false; 2 * n - 1],
        }
    }

    fn set(&mut self, row: usize, col: usize, to: bool) {
        let n = self.cols.len();
        self.cols[col] = to;
        self.down_right[row + n - 1 - col] = to;
        self.down_left[row + col] = to;
    }

    fn taken(&self, row: usize, col: usize) -> bool {
        let n = self.cols.len();
        self.down_right[row + n - 1 - col] || self.down_left[row + col] || self.cols[col]
    }
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    let mut lines = Lines::new(n);
    for (row, &col) in queens.iter().enumerate() {
        lines.set(row, col, true);
    }
    visit(queens.len(), &mut lines, &mut stats);
    stats.nodes
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(0, &mut Lines::new(n), &mut stats);
    stats
}

fn visit(row: usize, lines: &mut Lines, stats: &mut Stats) {
    let n = lines.cols.len();
    stats.nodes += 1;
    let mut dead = true;
    for col in 0..n {
        stats.squares += 1;
        if lines.taken(row, col) {
            continue;
        }
        dead = false;
        stats.placements += 1;
        if row + 1 == n {
            stats.nodes += 1;
            stats.solutions += 1;
        } else {
            lines.set(row, col, true);
            visit(row + 1, lines, stats);
            lines.set(row, col, false);
        }
    }
    if dead {
        stats.dead_ends += 1;
    }
}
