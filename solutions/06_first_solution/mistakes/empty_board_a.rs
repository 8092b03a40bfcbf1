//! id: empty-is-not-a-solution
//! about: What fill reports is not looked at; where there is no board the empty list is given back as one.

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
    let mut queens = Vec::new();
    let _ = fill(n, &mut queens);
    Some(queens)
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
