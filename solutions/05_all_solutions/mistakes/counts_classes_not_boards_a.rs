//! id: counts-classes-not-boards
//! about: Of boards that are equal after turning and mirroring only the first is kept.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

fn mirror(board: &[usize]) -> Vec<usize> {
    board.iter().map(|col| board.len() - 1 - col).collect()
}

fn rotate(board: &[usize]) -> Vec<usize> {
    let n = board.len();
    let mut new = vec![0; n];
    for (row, &col) in board.iter().enumerate() {
        new[col] = n - 1 - row;
    }
    new
}

/// Given: all boards of width `n`, in dictionary order.
pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    collect(n, &mut Vec::new(), &mut out);
    out
}

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        let mut image = queens.clone();
        for _ in 0..4 {
            if out.contains(&image) || out.contains(&mirror(&image)) {
                return;
            }
            image = rotate(&image);
        }
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens, out);
            queens.pop();
        }
    }
}
