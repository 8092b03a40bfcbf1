//! id: wrong-order
//! about: A stack of boards is worked off from the right.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = vec![];
    let mut stack: Vec<Vec<usize>> = vec![vec![]];
    while let Some(board) = stack.pop() {
        if board.len() == n {
            out.push(board);
            continue;
        }
        for col in 0..n {
            if is_safe(&board, board.len(), col) {
                let mut next = board.clone();
                next.push(col);
                stack.push(next);
            }
        }
    }
    out
}
