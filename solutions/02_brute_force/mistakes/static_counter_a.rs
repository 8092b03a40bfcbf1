//! id: static-counter
//! about: The counters are static and never set back.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

fn is_solution(queens: &[usize]) -> bool {
    queens
        .iter()
        .enumerate()
        .all(|(row, &col)| col < queens.len() && is_safe(&queens[..row], row, col))
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

fn orderings(n: usize, queens: &mut Vec<usize>) {
    if queens.len() == n {
        TESTED.fetch_add(1, Ordering::Relaxed);
        if is_solution(queens) {
            SOLUTIONS.fetch_add(1, Ordering::Relaxed);
        }
        return;
    }
    for col in 0..n {
        if !queens.contains(&col) {
            queens.push(col);
            orderings(n, queens);
            queens.pop();
        }
    }
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    orderings(n, &mut Vec::new());
    (TESTED.load(Ordering::Relaxed), SOLUTIONS.load(Ordering::Relaxed))
}

pub fn choose(n: u64, k: u64) -> u64 {
    if n < k { 0 } else { (1..=k).fold(1, |ways, i| ways * (n - k + i) / i) }
}
