//! about: The queens are their own stack, and numbers 0 and 1 stand for false and true.

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    row.wrapping_sub(col).wrapping_add(n).wrapping_sub(1)
}

pub fn count_arrays(n: usize) -> u64 {
    let mut cols = vec![0u8; n];
    let mut diag = vec![0u8; 2 * n - 1];
    let mut anti = vec![0u8; 2 * n - 1];
    let mut queens: Vec<usize> = Vec::new();
    let mut found = 0;
    let mut next = 0;
    loop {
        let row = queens.len();
        if row == n {
            found += 1;
        }
        let choice = if row == n {
            None
        } else {
            (next..n).find(|&c| cols[c] + diag[diag_index(n, row, c)] + anti[row + c] == 0)
        };
        if let Some(col) = choice {
            cols[col] = 1;
            diag[diag_index(n, row, col)] = 1;
            anti[row + col] = 1;
            queens.push(col);
            next = 0;
        } else if let Some(col) = queens.pop() {
            let row = queens.len();
            cols[col] = 0;
            diag[diag_index(n, row, col)] = 0;
            anti[row + col] = 0;
            next = col + 1;
        } else {
            return found;
        }
    }
}
