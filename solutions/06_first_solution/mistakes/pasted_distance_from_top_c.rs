//! id: pasted-is-safe:distance-from-top
//! about: The distance between the columns is compared with the row of the queen.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let _ = row;
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == r {
            return false;
        }
    }
    true
}

pub fn render(queens: &[usize], n: usize) -> String {
    queens
        .iter()
        .map(|&q| (0..n).map(|c| if c == q { 'Q' } else { '.' }).collect::<String>())
        .collect::<Vec<_>>()
        .join("\n")
}

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
