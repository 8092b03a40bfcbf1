//! id: copy-filled
//! about: fill hands a copy of the board to a helper that finds the solution and drops it.
//! same-as: undo-after-success

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn render(queens: &[usize], n: usize) -> String {
    let mut out = String::new();
    for i in 0..queens.len() {
        if i > 0 {
            out.push('\n');
        }
        for j in 0..n {
            if queens[i] == j {
                out.push('Q');
            } else {
                out.push('.');
            }
        }
    }
    out
}

pub fn first_solution(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    fill(n, &mut queens).then_some(queens)
}

fn solve(n: usize, mut board: Vec<usize>) -> Option<Vec<usize>> {
    if board.len() == n {
        return Some(board);
    }
    for col in 0..n {
        if is_safe(&board, board.len(), col) {
            board.push(col);
            if let Some(full) = solve(n, board.clone()) {
                return Some(full);
            }
            board.pop();
        }
    }
    None
}

fn fill(n: usize, queens: &mut Vec<usize>) -> bool {
    solve(n, queens.to_vec()).is_some()
}
