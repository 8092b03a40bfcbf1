//! id: queens-above-not-seen
//! about: Every call starts with lists of its own, so no queen above is seen.
//! same-as: and-for-or

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    row + n - 1 - col
}

pub fn count_arrays(n: usize) -> u64 {
    fill(0, n)
}

fn fill(row: usize, n: usize) -> u64 {
    if row == n {
        return 1;
    }
    let mut found = 0;
    let mut cols = vec![false; n];
    let mut diag = vec![false; 2 * n - 1];
    let mut anti = vec![false; 2 * n - 1];
    for col in 0..n {
        let d = diag_index(n, row, col);
        let a = row + col;
        if cols[col] || diag[d] || anti[a] {
            continue;
        }
        cols[col] = true;
        diag[d] = true;
        anti[a] = true;
        found += fill(row + 1, n);
        cols[col] = false;
        diag[d] = false;
        anti[a] = false;
    }
    found
}
