//! id: inner-fn-uses-outer-variables
//! about: A fn inside the function uses n and tally of the outer one.

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
    let mut tested = 0;
    let mut solutions = 0;
    let mut queens: Vec<usize> = Vec::new();
    fn fill(row: usize) {
        if row == n {
            tested += 1;
            if is_solution(&queens) {
                solutions += 1;
            }
            return;
        }
        for col in 0..n {
            queens.push(col);
            fill(row + 1);
            queens.pop();
        }
    }
    fill(0);
    (tested, solutions)
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
