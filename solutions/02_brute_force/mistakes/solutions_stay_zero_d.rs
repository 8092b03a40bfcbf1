//! id: solutions-stay-zero
//! about: The pasted is_solution compares every queen with all, itself included.
//! same-as: one-based

fn is_solution(queens: &[usize]) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        for (s, &d) in queens.iter().enumerate() {
            if c == d || c.abs_diff(d) == r.abs_diff(s) {
                return false;
            }
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
            boards(row + 1, n, board, count);
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
    if n < k { 0 } else { (1..=k).fold(1, |ways, i| ways * (n - k + i) / i) }
}
