//! id: static-counter
//! about: The counter lives outside and is never set back.

use std::sync::atomic::{AtomicU64, Ordering};

static FOUND: AtomicU64 = AtomicU64::new(0);

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    row + n - 1 - col
}

pub fn count_arrays(n: usize) -> u64 {
    let mut cols = vec![false; n];
    let mut diag = vec![false; 2 * n - 1];
    let mut anti = vec![false; 2 * n - 1];
    fill(0, n, &mut cols, &mut diag, &mut anti);
    FOUND.load(Ordering::Relaxed)
}

fn fill(row: usize, n: usize, cols: &mut [bool], diag: &mut [bool], anti: &mut [bool]) {
    if row == n {
        FOUND.fetch_add(1, Ordering::Relaxed);
        return;
    }
    for col in 0..n {
        let d = diag_index(n, row, col);
        let a = row + col;
        if cols[col] || diag[d] || anti[a] {
            continue;
        }
        cols[col] = true;
        diag[d] = true;
        anti[a] = true;
        fill(row + 1, n, cols, diag, anti);
        cols[col] = false;
        diag[d] = false;
        anti[a] = false;
    }
}
