//! id: spaces-between
//! about: The letters of a line are joined by spaces.

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
    for row in 0..queens.len() {
        if row > 0 {
            text.push('\n');
        }
        for col in 0..n {
            if col > 0 {
                text.push(' ');
            }
            text.push(if queens[row] == col { 'Q' } else { '.' });
        }
    }
    text
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    if row >= n {
        return true;
    }
    let mut col = 0;
    while col < n {
        if is_safe(&queens[..], row, col) {
            queens.push(col);
            let done = fill(n, queens);
            if done {
                return true;
            } else {
                queens.truncate(row);
            }
        }
        col += 1;
    }
    return false;
}
