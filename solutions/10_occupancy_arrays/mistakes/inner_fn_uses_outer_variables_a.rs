//! id: inner-fn-uses-outer-variables
//! about: An inner function uses the lists of the outer one.

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    row + n - 1 - col
}

pub fn count_arrays(n: usize) -> u64 {
    let mut cols = vec![false; n];
    let mut diag = vec![false; 2 * n - 1];
    let mut anti = vec![false; 2 * n - 1];

    fn place(row: usize) -> u64 {
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            let d = diag_index(n, row, col);
            if !cols[col] && !diag[d] && !anti[row + col] {
                cols[col] = true;
                diag[d] = true;
                anti[row + col] = true;
                found += place(row + 1);
                cols[col] = false;
                diag[d] = false;
                anti[row + col] = false;
            }
        }
        found
    }

    place(0)
}
