//! id: spaces-between
//! about: The squares of a line are separated by spaces.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut lines = Vec::new();
    for &queen in queens {
        let line: Vec<&str> = (0..n).map(|col| if col == queen { "Q" } else { "." }).collect();
        lines.push(line.join(" "));
    }
    lines.join("\n")
}

/// Given: the first board of width `n` in order, or `None` where there is none.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    if queens.len() == n {
        return true;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            if fill(n, queens) {
                return true;
            }
            queens.pop();
        }
    }
    false
}
