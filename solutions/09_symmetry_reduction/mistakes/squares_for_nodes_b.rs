//! id: squares-for-nodes
//! about: The nodes are raised inside the loop before the square is tested.

use std::collections::BTreeSet;

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    queens.iter().map(|c| n - 1 - c).collect()
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let n = queens.len();
    let mut turned = vec![0; n];
    for (r, &c) in queens.iter().enumerate() {
        turned[c] = n - 1 - r;
    }
    turned
}

fn count(n: usize, queens: &mut Vec<usize>, nodes: &mut u64) -> u64 {
    if queens.len() == n {
        return 1;
    }
    let mut found = 0;
    for col in 0..n {
        *nodes += 1;
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            found += count(n, queens, nodes);
            queens.pop();
        }
    }
    found
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut nodes = 1;
    let mut solutions = 0;
    for col in 0..n / 2 {
        solutions += 2 * count(n, &mut vec![col], &mut nodes);
    }
    if n % 2 == 1 {
        solutions += count(n, &mut vec![n / 2], &mut nodes);
    }
    (solutions, nodes)
}

fn collect(n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
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

fn forms(board: &[usize]) -> Vec<Vec<usize>> {
    let mut forms = Vec::new();
    let mut turned = board.to_vec();
    for _ in 0..4 {
        forms.push(turned.clone());
        forms.push(mirror(&turned));
        turned = rotate(&turned);
    }
    forms
}

pub fn count_distinct(n: usize) -> u64 {
    let mut boards = Vec::new();
    collect(n, &mut Vec::new(), &mut boards);
    let mut classes = BTreeSet::new();
    for board in &boards {
        classes.insert(forms(board).into_iter().min());
    }
    classes.len() as u64
}
