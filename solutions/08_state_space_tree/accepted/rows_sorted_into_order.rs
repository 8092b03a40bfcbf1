//! about: All boards row after row into a sorted set, which keeps them in dictionary order.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    !queens.iter().enumerate().any(|(r, &c)| c == col || r + c == row + col || r + col == row + c)
}

use std::collections::BTreeSet;

fn tree(n: usize) -> BTreeSet<Vec<usize>> {
    let mut tree = BTreeSet::from([vec![]]);
    let mut last = vec![vec![]];
    for row in 0..n {
        let mut next = vec![];
        for board in &last {
            for col in 0..n {
                if is_safe(board, row, col) {
                    next.push([&board[..], &[col][..]].concat());
                }
            }
        }
        tree.extend(next.clone());
        last = next;
    }
    tree
}

pub fn walk(n: usize, visit: &mut dyn FnMut(&[usize])) {
    for node in tree(n) {
        visit(&node);
    }
}

pub fn dead_ends(n: usize) -> Vec<Vec<usize>> {
    let tree = tree(n);
    let parents: BTreeSet<&[usize]> =
        tree.iter().filter_map(|node| node.split_last().map(|(_, parent)| parent)).collect();
    tree.iter().filter(|q| q.len() < n && !parents.contains(&q[..])).cloned().collect()
}
