//! id: two-and-three-panic
//! about: The repair counts from the end of lists that are too short for width 2.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let h = n / 2;
    let mut board = vec![0; n];
    for r in 0..n {
        board[r] = if r < h { 2 * r + 1 } else { 2 * (r - h) };
    }
    if n % 6 == 2 {
        (board[h], board[h + 1]) = (2, 0);
        for r in h + 2..n - 1 {
            board[r] += 2;
        }
        board[n - 1] = 4;
    } else if n % 6 == 3 {
        for r in 0..n - 2 {
            board[r] += if r < h { 2 } else { 4 };
        }
        board[h - 1] = 1;
        board[n - 2] = 0;
        board[n - 1] = 2;
    }
    Some(board)
}
