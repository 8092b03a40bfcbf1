//! id: board-size-fixed-at-8
//! about: The half search keeps its slanted lines in lists made for 8 queens.

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

struct Lines {
    cols: [bool; 8],
    down: [bool; 15],
    up: [bool; 15],
    nodes: u64,
}

impl Lines {
    fn set(&mut self, row: usize, col: usize, on: bool) {
        self.cols[col] = on;
        self.down[row + 7 - col] = on;
        self.up[row + col] = on;
    }

    fn count(&mut self, n: usize, row: usize) -> u64 {
        self.nodes += 1;
        if row == n {
            return 1;
        }
        let mut found = 0;
        for col in 0..n {
            if !(self.cols[col] || self.down[row + 7 - col] || self.up[row + col]) {
                self.set(row, col, true);
                found += self.count(n, row + 1);
                self.set(row, col, false);
            }
        }
        found
    }
}

pub fn count_half(n: usize) -> (u64, u64) {
    let mut lines = Lines { cols: [false; 8], down: [false; 15], up: [false; 15], nodes: 1 };
    let mut solutions = 0;
    for col in 0..n.div_ceil(2) {
        lines.set(0, col, true);
        let found = lines.count(n, 1);
        lines.set(0, col, false);
        solutions += if 2 * col + 1 == n { found } else { 2 * found };
    }
    (solutions, lines.nodes)
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
