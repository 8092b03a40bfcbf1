//! id: base-case-missing
//! about: No test for the full board, and the place of row n is outside of the list.

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    row + n - 1 - col
}

pub fn count_arrays(n: usize) -> u64 {
    let mut cols = vec![false; n];
    let mut diag = vec![false; 2 * n - 1];
    let mut anti = vec![false; 2 * n - 1];
    fill(0, n, &mut cols, &mut diag, &mut anti)
}

fn fill(row: usize, n: usize, cols: &mut [bool], diag: &mut [bool], anti: &mut [bool]) -> u64 {
    let mut found = 0;
    for col in 0..n {
        let d = diag_index(n, row, col);
        let a = row + col;
        if anti[a] || diag[d] || cols[col] {
            continue;
        }
        cols[col] = true;
        diag[d] = true;
        anti[a] = true;
        found += fill(row + 1, n, cols, diag, anti);
        cols[col] = false;
        diag[d] = false;
        anti[a] = false;
    }
    found
}
