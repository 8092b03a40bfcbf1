//! id: does-not-stop
//! about: All boards are collected, and the first is taken at the end.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut text = String::new();
    for (row, &queen) in queens.iter().enumerate() {
        if row > 0 {
            text.push('\n');
        }
        for col in 0..n {
            text.push(if col == queen { 'Q' } else { '.' });
        }
    }
    text
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut boards = Vec::new();
    collect(n, &mut Vec::new(), &mut boards);
    boards.first().cloned()
}

fn collect(n: usize, queens: &mut Vec<usize>, boards: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        boards.push(queens.clone());
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            collect(n, queens, boards);
            queens.pop();
        }
    }
}
