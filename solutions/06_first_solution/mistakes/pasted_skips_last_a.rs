//! id: pasted-is-safe:skips-last-queen
//! about: The loop over the queens ends one too early.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    if queens.is_empty() {
        return true;
    }
    for r in 0..queens.len() - 1 {
        if queens[r] == col || queens[r].abs_diff(col) == row - r {
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
