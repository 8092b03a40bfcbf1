//! id: undo-after-success
//! about: Every call takes its queen away again, also on the way up from a full board.
//! same-as: copy-filled

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
    let row = queens.len();
    let mut col = 0;
    let mut full = row == n;
    while !full && col < n {
        if is_safe(&queens, row, col) {
            queens.push(col);
            full = fill(n, queens);
            queens.pop();
        }
        col += 1;
    }
    full
}
