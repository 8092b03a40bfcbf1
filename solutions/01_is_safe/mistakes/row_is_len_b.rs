//! id: row-is-len
//! about: Puts the new queen at the end of a copy of the list and compares it with the others there.

pub fn is_safe(queens: &[usize], _: usize, col: usize) -> bool {
    let mut board = queens.to_vec();
    board.push(col);
    let last = board.len() - 1;
    (0..last).all(|r| board[r] != board[last] && board[r].abs_diff(board[last]) != last - r)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] >= n || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
