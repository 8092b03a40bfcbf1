//! id: static-counter
//! about: All counters live in a thread-local that the next search goes on with.

use std::cell::RefCell;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

thread_local! {
    static STATS: RefCell<Stats> = RefCell::new(Stats::default());
}

fn bump(change: impl FnOnce(&mut Stats)) {
    STATS.with_borrow_mut(change);
}

fn safe(queens: &[usize], col: usize) -> bool {
    let row = queens.len();
    for r in 0..row {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

fn visit(n: usize, queens: &mut Vec<usize>) {
    bump(|s| s.nodes += 1);
    if queens.len() == n {
        bump(|s| s.solutions += 1);
        return;
    }
    let mut dead = true;
    for col in 0..n {
        bump(|s| s.squares += 1);
        if safe(queens, col) {
            dead = false;
            bump(|s| s.placements += 1);
            queens.push(col);
            visit(n, queens);
            queens.pop();
        }
    }
    if dead {
        bump(|s| s.dead_ends += 1);
    }
}

pub fn search_stats(n: usize) -> Stats {
    visit(n, &mut Vec::new());
    STATS.with_borrow(|s| *s)
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    let before = STATS.with_borrow(|s| s.nodes);
    visit(n, &mut queens.to_vec());
    STATS.with_borrow(|s| s.nodes) - before
}

pub fn count_nodes(n: usize) -> u64 {
    search_stats(n).nodes
}
