//! id: number-types-mixed
//! about: The sum of the boards is a usize.

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

fn count_boards(n: usize, board: Vec<usize>) -> (u64, u64) {
    if board.len() == n {
        return (1, if is_solution(&board) { 1 } else { 0 });
    }
    let mut tested: usize = 0;
    let mut solutions = 0;
    for col in 0..n {
        let mut longer = board.clone();
        longer.push(col);
        let (t, s) = count_boards(n, longer);
        tested += t;
        solutions += s;
    }
    (tested, solutions)
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    count_boards(n, Vec::new())
}

fn count_orderings(n: usize, board: Vec<usize>) -> (u64, u64) {
    if board.len() == n {
        return (1, u64::from(is_solution(&board)));
    }
    let mut tested = 0;
    let mut solutions = 0;
    for col in 0..n {
        if board.iter().any(|&c| c == col) {
            continue;
        }
        let mut longer = board.clone();
        longer.push(col);
        let (t, s) = count_orderings(n, longer);
        tested += t;
        solutions += s;
    }
    (tested, solutions)
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    count_orderings(n, Vec::new())
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
