//! about: One loop goes forward and back over the rows with a column for each.

fn attacked(board: &[usize], row: usize, col: usize) -> bool {
    (0..row).any(|r| board[r] == col || board[r].abs_diff(col) == row - r)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::new();
    let mut board: Vec<usize> = Vec::new();
    let mut next = 0;
    loop {
        let row = board.len();
        if row == n {
            out.push(board.clone());
            next = n;
        }
        while next < n && attacked(&board, row, next) {
            next += 1;
        }
        if next < n {
            board.push(next);
            next = 0;
        } else {
            match board.pop() {
                Some(col) => next = col + 1,
                None => return out,
            }
        }
    }
}
