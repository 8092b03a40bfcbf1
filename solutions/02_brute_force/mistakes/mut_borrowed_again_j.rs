//! id: mut-borrowed-again
//! about: &mut count is written in both searches once more.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for row in 0..n {
        if queens[row] >= n || !is_safe(&queens[..row], row, queens[row]) {
            return false;
        }
    }
    true
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    let mut count = (0, 0);
    boards(0, n, &mut vec![], &mut count);
    count
}

fn boards(row: usize, n: usize, board: &mut Vec<usize>, count: &mut (u64, u64)) {
    if row == n {
        count.0 += 1;
        if is_solution(board) {
            count.1 += 1;
        }
    } else {
        for col in 0..n {
            board.push(col);
            boards(row + 1, n, board, &mut count);
            board.pop();
        }
    }
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    let mut count = (0, 0);
    orderings(0, n, &mut vec![], &mut count);
    count
}

fn orderings(row: usize, n: usize, board: &mut Vec<usize>, count: &mut (u64, u64)) {
    if row == n {
        count.0 += 1;
        if is_solution(board) {
            count.1 += 1;
        }
        return;
    }
    for col in 0..n {
        if board.contains(&col) {
            continue;
        }
        board.push(col);
        orderings(row + 1, n, board, count);
        board.pop();
    }
}

pub fn choose(n: u64, k: u64) -> u64 {
    if k == 0 {
        return 1;
    }
    if n == 0 {
        return 0;
    }
    choose(n - 1, k - 1) * n / k
}
