//! id: row-col-swapped
//! about: The queens are put into a grid by column and row, and every line of the grid is drawn.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut board: Vec<Vec<char>> = vec![vec!['.'; n]; n];
    for r in 0..queens.len() {
        board[queens[r]][r] = 'Q';
    }
    let mut lines: Vec<String> = Vec::new();
    for row in board {
        lines.push(row.into_iter().collect());
    }
    lines.join("\n")
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
