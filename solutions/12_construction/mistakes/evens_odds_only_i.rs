//! id: evens-odds-only
//! about: The pattern upside down: the even columns from the right, then the odd ones from the right.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut board = vec![0; n];
    let mut row = n;
    for col in (1..n).step_by(2) {
        row -= 1;
        board[row] = col;
    }
    for col in (0..n).step_by(2) {
        row -= 1;
        board[row] = col;
    }
    Some(board)
}
