//! about: Each call returns the numbers of its own subtree, and += is taught to add two Stats.

use std::ops::AddAssign;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

impl AddAssign for Stats {
    fn add_assign(&mut self, other: Stats) {
        self.nodes += other.nodes;
        self.placements += other.placements;
        self.squares += other.squares;
        self.dead_ends += other.dead_ends;
        self.solutions += other.solutions;
    }
}

fn subtree(n: usize, board: Vec<usize>) -> Stats {
    let row = board.len();
    let mut here = Stats { nodes: 1, ..Default::default() };
    if row == n {
        here.solutions = 1;
        return here;
    }
    here.squares = n as u64;
    for col in 0..n {
        let attacked = board
            .iter()
            .zip((1..=row).rev())
            .any(|(&c, rows_up)| c == col || c.abs_diff(col) == rows_up);
        if !attacked {
            let mut child = board.clone();
            child.push(col);
            here.placements += 1;
            here += subtree(n, child);
        }
    }
    if here.placements == 0 {
        here.dead_ends = 1;
    }
    here
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    subtree(n, queens.to_vec()).nodes
}

pub fn search_stats(n: usize) -> Stats {
    subtree(n, vec![])
}
