//! about: Only the left half of row 0 is searched and doubled; each first queen gets lists of its own.

pub fn diag_index(n: usize, row: usize, col: usize) -> usize {
    if row >= col { n - 1 + (row - col) } else { n - 1 - (col - row) }
}

#[derive(Clone)]
struct Lists {
    cols: Vec<bool>,
    diag: Vec<bool>,
    anti: Vec<bool>,
}

impl Lists {
    fn with(&self, n: usize, row: usize, col: usize) -> Option<Lists> {
        let d = diag_index(n, row, col);
        if self.cols[col] || self.diag[d] || self.anti[row + col] {
            return None;
        }
        let mut next = self.clone();
        next.cols[col] = true;
        next.diag[d] = true;
        next.anti[row + col] = true;
        Some(next)
    }

    fn count(&self, n: usize, row: usize) -> u64 {
        if row == n {
            return 1;
        }
        (0..n).filter_map(|col| self.with(n, row, col)).map(|next| next.count(n, row + 1)).sum()
    }
}

pub fn count_arrays(n: usize) -> u64 {
    let empty = Lists { cols: vec![false; n], diag: vec![false; 2 * n], anti: vec![false; 2 * n] };
    let from = |col: usize| empty.with(n, 0, col).map_or(0, |lists| lists.count(n, 1));
    let half: u64 = (0..n / 2).map(from).sum();
    let middle = if n % 2 == 1 { from(n / 2) } else { 0 };
    2 * half + middle
}
