//! id: static-counter
//! about: Only the boards count in a static.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for row in 0..n {
        if queens[row] >= n || !is_safe(&queens[..row], row, queens[row]) {
            return false;
        }
    }
    true
}

use std::sync::atomic::{AtomicU64, Ordering};

static TESTED: AtomicU64 = AtomicU64::new(0);
static SOLUTIONS: AtomicU64 = AtomicU64::new(0);

fn boards(n: usize, queens: &mut Vec<usize>) {
    if queens.len() == n {
        TESTED.fetch_add(1, Ordering::Relaxed);
        if is_solution(queens) {
            SOLUTIONS.fetch_add(1, Ordering::Relaxed);
        }
        return;
    }
    for col in 0..n {
        queens.push(col);
        boards(n, queens);
        queens.pop();
    }
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    boards(n, &mut Vec::new());
    (TESTED.load(Ordering::Relaxed), SOLUTIONS.load(Ordering::Relaxed))
}

fn count_orderings(n: usize, board: Vec<usize>) -> (u64, u64) {
    if board.len() == n {
        return (1, u64::from(is_solution(&board)));
    }
    let mut tested = 0;
    let mut solutions = 0;
    for col in 0..n {
        if board.iter().any(|&c| c == col) {
            continue;
        }
        let mut longer = board.clone();
        longer.push(col);
        let (t, s) = count_orderings(n, longer);
        tested += t;
        solutions += s;
    }
    (tested, solutions)
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    count_orderings(n, Vec::new())
}

pub fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let mut ways = 1;
    for i in 0..k {
        ways = ways * (n - i) / (i + 1);
    }
    ways
}
