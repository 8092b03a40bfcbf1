//! id: undo-wrong-row
//! about: Without recursion: the row is read before the queen is taken off.

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    row + n - 1 - col
}

pub fn count_arrays(n: usize) -> u64 {
    let mut cols = vec![false; n];
    let mut diag = vec![false; 2 * n - 1];
    let mut anti = vec![false; 2 * n - 1];
    let mut queens: Vec<usize> = Vec::new();
    let mut next = 0;
    let mut count = 0;
    loop {
        let row = queens.len();
        if row == n {
            count += 1;
            next = n;
        }
        let free = (next..n).find(|&c| !cols[c] && !diag[diag_index(n, row, c)] && !anti[row + c]);
        match free {
            Some(c) => {
                cols[c] = true;
                diag[diag_index(n, row, c)] = true;
                anti[row + c] = true;
                queens.push(c);
                next = 0;
            }
            None => {
                let Some(c) = queens.pop() else {
                    return count;
                };
                cols[c] = false;
                diag[diag_index(n, row, c)] = false;
                anti[row + c] = false;
                next = c + 1;
            }
        }
    }
}
