//! id: nodes-below-starts-empty
//! about: nodes_below goes on in the row below the queens, on a board where no line is taken.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

/// Given: the nodes of the whole tree for `n` queens.
pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut board = Board::new(n);
    board.visit(queens.len());
    board.stats.nodes
}

pub fn search_stats(n: usize) -> Stats {
    let mut board = Board::new(n);
    board.visit(0);
    board.stats
}

struct Board {
    n: usize,
    cols: Vec<bool>,
    down: Vec<bool>,
    up: Vec<bool>,
    stats: Stats,
}

impl Board {
    fn new(n: usize) -> Board {
        Board {
            n,
            cols: vec![false; n],
            down: vec![false; 2 * n],
            up: vec![false; 2 * n],
            stats: Stats::default(),
        }
    }

    fn set(&mut self, row: usize, col: usize, taken: bool) {
        self.cols[col] = taken;
        self.down[row + self.n - col] = taken;
        self.up[row + col] = taken;
    }

    fn free(&self, row: usize, col: usize) -> bool {
        !self.cols[col] && !self.down[row + self.n - col] && !self.up[row + col]
    }

    fn visit(&mut self, row: usize) {
        self.stats.nodes += 1;
        if row == self.n {
            self.stats.solutions += 1;
            return;
        }
        let mut children = 0;
        for col in 0..self.n {
            self.stats.squares += 1;
            if self.free(row, col) {
                children += 1;
                self.stats.placements += 1;
                self.set(row, col, true);
                self.visit(row + 1);
                self.set(row, col, false);
            }
        }
        if children == 0 {
            self.stats.dead_ends += 1;
        }
    }
}
