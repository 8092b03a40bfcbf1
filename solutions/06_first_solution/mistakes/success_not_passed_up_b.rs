//! id: success-not-passed-up
//! about: The answer of the inner call is stored, but the function ends with false all the same.
//! same-as: base-case-missing

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut ok = true;
    for r in 0..queens.len() {
        let c = queens[r];
        ok &= c != col;
        ok &= r + c != row + col;
        ok &= r + col != row + c;
    }
    ok
}

pub fn render(queens: &[usize], n: usize) -> String {
    queens
        .iter()
        .map(|&q| format!("{}Q{}", ".".repeat(q), ".".repeat(n - 1 - q)))
        .collect::<Vec<_>>()
        .join("\n")
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
            let _full = fill(n, queens);
            queens.pop();
        }
    }
    false
}
