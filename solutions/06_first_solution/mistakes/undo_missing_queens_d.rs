//! id: undo-missing:queens
//! about: The queen is never taken back; the signed safety test does not notice that the list is too long.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let (row, col) = (row as i64, col as i64);
    for (r, &c) in queens.iter().enumerate() {
        let (r, c) = (r as i64, c as i64);
        if c == col || (c - col).abs() == (r - row).abs() {
            return false;
        }
    }
    true
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut lines: Vec<String> = vec![];
    for &queen in queens {
        lines.push((0..n).map(|col| if col == queen { "Q" } else { "." }).collect());
    }
    lines.join("\n")
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
    for col in 0..n {
        if is_safe(queens, row, col) {
            queens.push(col);
            if fill(n, queens) {
                return true;
            }
        }
    }
    false
}
