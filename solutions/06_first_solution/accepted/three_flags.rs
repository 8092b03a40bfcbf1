//! about: Occupied lines are kept in lists of bool, given back only after a dead end.

use std::fmt::Write;

pub fn render(queens: &[usize], n: usize) -> String {
    let mut text = String::new();
    for (row, queen) in queens.iter().enumerate() {
        let end = if row + 1 < queens.len() { "\n" } else { "" };
        let after = n - queen - 1;
        write!(text, "{:.<before$}Q{:.<after$}{end}", "", "", before = *queen).unwrap();
    }
    text
}

struct Lines {
    cols: Vec<bool>,
    diag: Vec<bool>,
    anti: Vec<bool>,
}

impl Lines {
    fn set(&mut self, row: usize, col: usize, taken: bool) {
        let n = self.cols.len();
        self.cols[col] = taken;
        self.diag[row + n - 1 - col] = taken;
        self.anti[row + col] = taken;
    }

    fn free(&self, row: usize, col: usize) -> bool {
        let n = self.cols.len();
        !(self.cols[col] || self.diag[row + n - 1 - col] || self.anti[row + col])
    }
}

fn search(n: usize, queens: &mut Vec<usize>, lines: &mut Lines) -> bool {
    let row = queens.len();
    if row == n {
        return true;
    }
    for col in 0..n {
        if lines.free(row, col) {
            lines.set(row, col, true);
            queens.push(col);
            if search(n, queens, lines) {
                return true;
            }
            queens.pop();
            lines.set(row, col, false);
        }
    }
    false
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut lines =
        Lines { cols: vec![false; n], diag: vec![false; 2 * n - 1], anti: vec![false; 2 * n - 1] };
    let mut queens = vec![];
    if search(n, &mut queens, &mut lines) { Some(queens) } else { None }
}
