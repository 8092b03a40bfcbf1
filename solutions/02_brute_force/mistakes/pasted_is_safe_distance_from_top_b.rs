//! id: pasted-is-safe:distance-from-top
//! about: The pasted is_safe compares the step across with the row.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for &c in queens.iter() {
        if c == col || c.abs_diff(col) == row {
            return false;
        }
    }
    true
}

fn is_solution(queens: &[usize]) -> bool {
    queens
        .iter()
        .enumerate()
        .all(|(row, &col)| col < queens.len() && is_safe(&queens[..row], row, col))
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
