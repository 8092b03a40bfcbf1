//! id: undo-missing:anti
//! about: unplace forgets the down-left mark.

use std::collections::BTreeSet;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

#[derive(Default)]
struct Marks {
    cols: BTreeSet<usize>,
    diag: BTreeSet<isize>,
    anti: BTreeSet<usize>,
}

impl Marks {
    fn of(queens: &[usize]) -> Marks {
        let mut marks = Marks::default();
        for (row, &col) in queens.iter().enumerate() {
            marks.place(row, col);
        }
        marks
    }

    fn is_free(&self, row: usize, col: usize) -> bool {
        !self.cols.contains(&col)
            && !self.diag.contains(&(row as isize - col as isize))
            && !self.anti.contains(&(row + col))
    }

    fn place(&mut self, row: usize, col: usize) {
        self.cols.insert(col);
        self.diag.insert(row as isize - col as isize);
        self.anti.insert(row + col);
    }

    fn unplace(&mut self, row: usize, col: usize) {
        self.cols.remove(&col);
        self.diag.remove(&(row as isize - col as isize));
    }
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    visit(n, queens.len(), &mut Marks::of(queens), &mut stats);
    stats.nodes
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    visit(n, 0, &mut Marks::default(), &mut stats);
    stats
}

fn visit(n: usize, row: usize, marks: &mut Marks, stats: &mut Stats) {
    stats.nodes += 1;
    if row == n {
        stats.solutions += 1;
        return;
    }
    let placed_before = stats.placements;
    for col in 0..n {
        stats.squares += 1;
        if marks.is_free(row, col) {
            stats.placements += 1;
            marks.place(row, col);
            visit(n, row + 1, marks, stats);
            marks.unplace(row, col);
        }
    }
    if stats.placements == placed_before {
        stats.dead_ends += 1;
    }
}
