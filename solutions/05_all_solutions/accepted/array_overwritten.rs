//! about: A fixed list of n columns is overwritten row by row; debug output is left in.

fn go(board: &mut Vec<usize>, row: usize, out: &mut Vec<Vec<usize>>) {
    let n = board.len();
    if row == n {
        eprintln!("found {board:?}");
        out.push(board.clone());
        return;
    }
    for col in 0..n {
        board[row] = col;
        let clash = (0..row).any(|r| board[r] == col || board[r].abs_diff(col) == row - r);
        if !clash {
            go(board, row + 1, out);
        }
    }
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut out = Vec::with_capacity(n);
    go(&mut vec![0; n], 0, &mut out);
    out
}
