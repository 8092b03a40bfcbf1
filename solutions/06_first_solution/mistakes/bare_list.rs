//! id: bare-list-for-option
//! about: The list itself is returned where an Option is promised.

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

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    if !fill(n, &mut queens) {
        return None;
    }
    queens
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    let mut col = 0;
    let mut full = row == n;
    while !full && col < n {
        if is_safe(&queens, row, col) {
            queens.push(col);
            full = fill(n, queens);
            if !full {
                queens.pop();
            }
        }
        col += 1;
    }
    full
}
