//! id: size-of-the-example
//! about: The last column of the mirror is 4, as on the board of the example.

use std::collections::BTreeSet;

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    queens.iter().map(|col| 4 - col).collect()
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut after = queens.to_vec();
    for row in 0..n {
        let col = queens[row];
        after[col] = n - row - 1;
    }
    after
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let hit = |(r, &c): (usize, &usize)| c == col || c + row == col + r || c + r == col + row;
    !queens.iter().enumerate().any(hit)
}

/// (solutions, nodes) of the subtree under `queens`.
fn solve(n: usize, queens: &mut Vec<usize>) -> (u64, u64) {
    if queens.len() == n {
        return (1, 1);
    }
    let (mut found, mut nodes) = (0, 1);
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            let below = solve(n, queens);
            queens.pop();
            found += below.0;
            nodes += below.1;
        }
    }
    (found, nodes)
}

pub fn count_half(n: usize) -> (u64, u64) {
    let (mut found, mut nodes) = (0, 1);
    for col in 0..n / 2 {
        let (f, v) = solve(n, &mut vec![col]);
        found += 2 * f;
        nodes += v;
    }
    if n % 2 != 0 {
        let (f, v) = solve(n, &mut vec![n / 2]);
        found += f;
        nodes += v;
    }
    (found, nodes)
}

fn boards_of(n: usize) -> Vec<Vec<usize>> {
    let mut boards: Vec<Vec<usize>> = vec![vec![]];
    for row in 0..n {
        let mut longer = Vec::new();
        for board in &boards {
            for col in 0..n {
                if is_safe(board, row, col) {
                    let mut next = board.clone();
                    next.push(col);
                    longer.push(next);
                }
            }
        }
        boards = longer;
    }
    boards
}

/// The eight forms: both ways up, both ways round, and rows exchanged with columns.
fn forms(board: &[usize]) -> Vec<Vec<usize>> {
    let n = board.len();
    let mut exchanged = vec![0; n];
    for row in 0..n {
        exchanged[board[row]] = row;
    }
    let mut forms = vec![board.to_vec(), exchanged];
    for i in 0..2 {
        forms.push(forms[i].iter().map(|col| n - 1 - col).collect());
    }
    for i in 0..4 {
        forms.push(forms[i].iter().rev().copied().collect());
    }
    forms
}

pub fn count_distinct(n: usize) -> u64 {
    let groups: BTreeSet<_> = boards_of(n).iter().map(|b| forms(b).into_iter().min()).collect();
    groups.len() as u64
}
