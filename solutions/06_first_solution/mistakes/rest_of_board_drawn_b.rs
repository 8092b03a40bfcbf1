//! id: rest-of-board-drawn
//! about: A whole grid of n by n dots is made first, and queens are put on it.

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
    let mut grid = vec![vec![b'.'; n]; n];
    for (row, &col) in queens.iter().enumerate() {
        grid[row][col] = b'Q';
    }
    let lines: Vec<String> =
        grid.into_iter().map(|line| String::from_utf8(line).unwrap()).collect();
    lines.join("\n")
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
            if !full {
                queens.pop();
            }
        }
        col += 1;
    }
    full
}
