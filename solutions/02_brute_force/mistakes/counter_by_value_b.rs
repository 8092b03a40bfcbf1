//! id: counter-by-value
//! about: The counters are plain numbers, so every call counts in its own.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

fn is_solution(queens: &[usize]) -> bool {
    queens
        .iter()
        .enumerate()
        .all(|(row, &col)| col < queens.len() && is_safe(&queens[..row], row, col))
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    let (tested, solutions) = (0, 0);
    boards(n, &mut vec![], tested, solutions);
    (tested, solutions)
}

fn boards(n: usize, board: &mut Vec<usize>, mut tested: u64, mut solutions: u64) {
    if board.len() == n {
        tested += 1;
        if is_solution(board) {
            solutions += 1;
        }
        println!("{tested} {solutions}");
        return;
    }
    for col in 0..n {
        board.push(col);
        boards(n, board, tested, solutions);
        board.pop();
    }
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    let count = (0, 0);
    orderings(n, &mut vec![], count);
    count
}

fn orderings(n: usize, board: &mut Vec<usize>, mut count: (u64, u64)) {
    if board.len() == n {
        count.0 += 1;
        count.1 += is_solution(board) as u64;
        let _ = count;
    }
    for col in 0..n {
        if !board.contains(&col) {
            board.push(col);
            orderings(n, board, count);
            board.pop();
        }
    }
}

pub fn choose(n: u64, k: u64) -> u64 {
    if n < k { 0 } else { (1..=k).fold(1, |ways, i| ways * (n - k + i) / i) }
}
