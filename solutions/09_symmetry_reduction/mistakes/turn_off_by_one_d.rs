//! id: turn-off-by-one
//! about: The row of each column is searched for, and one too little is subtracted.

use std::collections::BTreeSet;

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let mut image = queens.to_vec();
    for col in image.iter_mut() {
        *col = queens.len() - 1 - *col;
    }
    image
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut after = vec![];
    for col in 0..n {
        let mut found = 0;
        for row in 0..n {
            if queens[row] == col {
                found = row;
                break;
            }
        }
        after.push(n - found);
    }
    after
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let hit = |(r, &c): (usize, &usize)| c == col || c + row == col + r || c + r == col + row;
    !queens.iter().enumerate().any(hit)
}

/// Keeps the full boards and returns the nodes; row 0 tries `width` columns.
fn walk(n: usize, width: usize, queens: &mut Vec<usize>, boards: &mut Vec<Vec<usize>>) -> u64 {
    let row = queens.len();
    if row == n {
        boards.push(queens.to_vec());
        return 1;
    }
    let mut nodes = 1;
    let end = if row == 0 { width } else { n };
    for col in 0..end {
        if is_safe(queens, row, col) {
            queens.push(col);
            nodes += walk(n, width, queens, boards);
            queens.pop();
        }
    }
    nodes
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut boards = Vec::new();
    let nodes = walk(n, (n + 1) / 2, &mut Vec::new(), &mut boards);
    let left = boards.iter().filter(|board| board[0] < n / 2).count();
    let middle = boards.len() - left;
    ((2 * left + middle) as u64, nodes)
}

/// The smallest of the eight forms stands for the whole group.
fn smallest(board: &[usize]) -> Vec<usize> {
    let mut form = board.to_vec();
    let mut best = form.clone();
    for _ in 0..4 {
        best = best.min(form.clone()).min(mirror(&form));
        form = rotate(&form);
    }
    best
}

pub fn count_distinct(n: usize) -> u64 {
    let mut boards = Vec::new();
    walk(n, n, &mut Vec::new(), &mut boards);
    let mut groups = BTreeSet::new();
    for board in boards {
        groups.insert(smallest(&board));
    }
    groups.len() as u64
}
