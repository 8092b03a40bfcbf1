//! id: n-1-has-none
//! about: Every width below 4 is said to have no board; width 1 has one.

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
    if n < 4 {
        return None;
    }
    let mut queens = vec![];
    fill(n, &mut queens).then(|| queens)
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
