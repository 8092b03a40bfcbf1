//! about: The counters are statics behind a macro, and every search sets them back to zero first.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    pub nodes: u64,
    pub placements: u64,
    pub squares: u64,
    pub dead_ends: u64,
    pub solutions: u64,
}

static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
static NODES: AtomicU64 = AtomicU64::new(0);
static PLACED: AtomicU64 = AtomicU64::new(0);
static TESTED: AtomicU64 = AtomicU64::new(0);
static STUCK: AtomicU64 = AtomicU64::new(0);
static FULL: AtomicU64 = AtomicU64::new(0);

macro_rules! count {
    ($counter:ident) => {
        $counter.fetch_add(1, Relaxed)
    };
}

fn walk(n: usize, queens: &[usize]) {
    count!(NODES);
    let row = queens.len();
    if row == n {
        count!(FULL);
        return;
    }
    let mut stuck = true;
    for col in 0..n {
        count!(TESTED);
        if queens.iter().rev().zip(1usize..).all(|(&c, d)| c != col && c.abs_diff(col) != d) {
            stuck = false;
            count!(PLACED);
            walk(n, &[queens, &[col]].concat());
        }
    }
    if stuck {
        count!(STUCK);
    }
}

fn run(n: usize, queens: &[usize]) -> Stats {
    let _lock = ONE_AT_A_TIME.lock().unwrap();
    for counter in [&NODES, &PLACED, &TESTED, &STUCK, &FULL] {
        counter.store(0, Relaxed);
    }
    walk(n, queens);
    Stats {
        nodes: NODES.load(Relaxed),
        placements: PLACED.load(Relaxed),
        squares: TESTED.load(Relaxed),
        dead_ends: STUCK.load(Relaxed),
        solutions: FULL.load(Relaxed),
    }
}

pub fn search_stats(n: usize) -> Stats {
    run(n, &[])
}

pub fn nodes_below(n: usize, queens: &[usize]) -> u64 {
    run(n, queens).nodes
}

pub fn count_nodes(n: usize) -> u64 {
    run(n, &[]).nodes
}
