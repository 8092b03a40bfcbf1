//! id: found-overwritten
//! about: The result of the last column replaces those before.
//! same-as: return-in-loop

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

fn is_solution(queens: &[usize]) -> bool {
    queens
        .iter()
        .enumerate()
        .all(|(row, &col)| col < queens.len() && is_safe(&queens[..row], row, col))
}

fn boards(n: usize, queens: &mut Vec<usize>) -> (u64, u64) {
    if queens.len() == n {
        return (1, is_solution(queens).into());
    }
    let mut result = (0, 0);
    for col in 0..n {
        queens.push(col);
        result = boards(n, queens);
        queens.pop();
    }
    result
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    boards(n, &mut Vec::new())
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
    if k > n {
        return 0;
    }
    let mut ways = 1;
    for i in 0..k {
        ways = ways * (n - i) / (i + 1);
    }
    ways
}
