//! id: undo-missing:queens
//! about: The loop goes on to the next column without taking the queen of the failed one away.

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
        if row != 0 {
            text += "\n";
        }
        for col in 0..n {
            text += if col == queen { "Q" } else { "." };
        }
    }
    text
}

/// Given: the first board of width `n` in order, or `None` where there is none.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    if row == n {
        return true;
    }
    let mut col = 0;
    while col < n {
        if is_safe(queens, row, col) {
            queens.push(col);
            if fill(n, queens) {
                return true;
            }
        }
        col += 1;
    }
    false
}
