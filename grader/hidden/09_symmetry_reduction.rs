// The boards on which `mirror` and `rotate` are asked.

/// Every solution for each of the sizes, smallest size first, in dictionary order.
pub fn solutions(sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    for &n in sizes {
        fill(n, &mut Vec::new(), &mut found);
    }
    found
}

fn fill(n: usize, board: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    let row = board.len();
    if row == n {
        found.push(board.clone());
        return;
    }
    for col in 0..n {
        let free = (0..row).all(|r| board[r] != col && board[r].abs_diff(col) != row - r);
        if free {
            board.push(col);
            fill(n, board, found);
            board.pop();
        }
    }
}
