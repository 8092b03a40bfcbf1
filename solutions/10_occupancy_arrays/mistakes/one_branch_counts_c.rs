//! id: one-branch-counts
//! about: The loop returns the count of its first free square.
//! same-as: undo-missing

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    row + n - 1 - col
}

pub fn count_arrays(n: usize) -> u64 {
    let mut cols = vec![false; n];
    let mut diag = vec![false; 2 * n - 1];
    let mut anti = vec![false; 2 * n - 1];
    count_from(n, 0, &mut cols, &mut diag, &mut anti)
}

fn count_from(
    n: usize,
    row: usize,
    cols: &mut [bool],
    diag: &mut [bool],
    anti: &mut [bool],
) -> u64 {
    if row == n {
        return 1;
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
        return count_from(n, row + 1, cols, diag, anti);
    }
    0
}
