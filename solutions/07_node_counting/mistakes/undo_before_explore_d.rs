//! id: undo-before-explore
//! about: place, unplace and the call stand in the wrong order: the marks are gone when the child looks.

use std::collections::BTreeSet;

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

/// From exercise 04: the taken columns and slanted lines.
#[derive(Default)]
pub struct Marks {
    pub cols: BTreeSet<usize>,
    pub diag: BTreeSet<isize>,
    pub anti: BTreeSet<usize>,
}

fn diag_key(row: usize, col: usize) -> isize {
    row as isize - col as isize
}

pub fn is_free(marks: &Marks, row: usize, col: usize) -> bool {
    let taken = marks.cols.contains(&col)
        || marks.diag.contains(&diag_key(row, col))
        || marks.anti.contains(&(row + col));
    !taken
}

pub fn place(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.insert(col);
    marks.diag.insert(diag_key(row, col));
    marks.anti.insert(row + col);
}

pub fn unplace(marks: &mut Marks, row: usize, col: usize) {
    marks.cols.remove(&col);
    marks.diag.remove(&diag_key(row, col));
    marks.anti.remove(&(row + col));
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let mut stats = Stats::default();
    let mut marks = Marks::default();
    for row in 0..queens.len() {
        place(&mut marks, row, queens[row]);
    }
    visit(n, queens.len(), &mut marks, &mut stats);
    stats.nodes
}

pub fn search_stats(n: usize) -> Stats {
    let mut stats = Stats::default();
    let mut marks = Marks::default();
    visit(n, 0, &mut marks, &mut stats);
    stats
}

fn visit(n: usize, row: usize, marks: &mut Marks, stats: &mut Stats) {
    stats.nodes += 1;
    if row == n {
        stats.solutions += 1;
        return;
    }
    let mut has_child = false;
    for col in 0..n {
        stats.squares += 1;
        if is_free(marks, row, col) {
            has_child = true;
            stats.placements += 1;
            place(marks, row, col);
            unplace(marks, row, col);
            visit(n, row + 1, marks, stats);
        }
    }
    if !has_child {
        stats.dead_ends += 1;
    }
}
