//! id: pasted-is-safe:neighbour-diagonal-only
//! about: The pasted is_safe compares slanted lines at a distance of one only; the search is right.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || row - r == 1 && c.abs_diff(col) == 1 {
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
