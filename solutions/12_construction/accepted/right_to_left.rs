//! about: The mirror image of the pattern, filled from the last row up.

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut board = vec![usize::MAX; n];
    let mut row = n;
    let mut put = |col: usize| {
        row -= 1;
        board[row] = n - 1 - col;
    };
    let skip = if n % 6 == 3 { 2 } else { 0 };
    for col in (1 + skip..n).step_by(2) {
        put(col);
    }
    if skip > 0 {
        put(1);
    }
    if n % 6 == 2 {
        put(2);
        put(0);
        for col in (6..n).step_by(2) {
            put(col);
        }
        put(4);
    } else {
        for col in (2 * skip..n).step_by(2) {
            put(col);
        }
        if skip > 0 {
            put(0);
            put(2);
        }
    }
    Some(board)
}
