//! id: counts-classes-not-boards
//! about: The smallest image of each board is kept, in a sorted set.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
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

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    fill(n, &mut vec![], &mut out);
    let mut kept = std::collections::BTreeSet::new();
    for board in out {
        let mut least = board.clone();
        let mut image = board;
        for _ in 0..4 {
            image = rotate(&image);
            least = least.min(image.clone()).min(mirror(&image));
        }
        kept.insert(least);
    }
    kept.into_iter().collect()
}

fn fill(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            fill(n, queens, out);
            queens.pop();
        }
    }
}
