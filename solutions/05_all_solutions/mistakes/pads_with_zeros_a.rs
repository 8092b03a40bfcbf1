//! id: pads-with-zeros
//! about: A list of n zeros is the board from the start, and columns are pushed behind it.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    fill(0, n, &mut vec![0; n], &mut out);
    out
}

fn fill(row: usize, n: usize, board: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if row == n {
        out.push(board.clone());
        return;
    }
    for col in 0..n {
        if is_safe(&board[n..], row, col) {
            board.push(col);
            fill(row + 1, n, board, out);
            board.pop();
        }
    }
}
