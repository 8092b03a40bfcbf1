//! id: wrong-order
//! about: A loop that counts down from n tries the last column of each row first.

fn attacks(r: usize, c: usize, row: usize, col: usize) -> bool {
    c == col || c.abs_diff(col) == r.abs_diff(row)
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut board = vec![vec!['.'; n]; queens.len()];
    for (row, &col) in queens.iter().enumerate() {
        board[row][col] = 'Q';
    }
    let lines: Vec<String> = board.iter().map(|line| line.iter().collect()).collect();
    lines.join("\n")
}

/// Given: the first board of width `n` in order, or `None` where there is none.
pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    let row = queens.len();
    if row >= n {
        return true;
    }
    let mut left = n;
    while left > 0 {
        left -= 1;
        let clash = (0..row).any(|r| attacks(r, queens[r], row, left));
        if !clash {
            queens.push(left);
            if fill(n, queens) {
                return true;
            }
            queens.pop();
        }
    }
    false
}
