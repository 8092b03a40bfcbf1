//! id: wrong-order
//! about: The columns are tried from the middle to the left edge, and the right half only after that.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn render(queens: &[usize], n: usize) -> String {
    let line = |q: usize| (0..n).map(|c| if c == q { 'Q' } else { '.' }).collect::<String>();
    queens.iter().map(|&q| line(q)).collect::<Vec<_>>().join("\n")
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
    let half = n / 2;
    for step in 0..n {
        let col = if step < half { half - 1 - step } else { step };
        if is_safe(queens, row, col) {
            queens.push(col);
            if fill(n, queens) {
                return true;
            }
            queens.pop();
        }
    }
    false
}
