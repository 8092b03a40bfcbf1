//! id: choose-k-above-n
//! about: The smaller of k and n - k is taken without a look at k > n.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut ok = true;
    for r in 0..queens.len() {
        let down = (row - r) as i32;
        let across = queens[r] as i32 - col as i32;
        if across == 0 || across.abs() == down {
            ok = false;
        }
    }
    ok
}

fn is_solution(queens: &[usize]) -> bool {
    let mut good = true;
    for row in 0..queens.len() {
        good = good && queens[row] < queens.len();
        good = good && is_safe(&queens[..row], row, queens[row]);
    }
    good
}

fn count_boards(n: usize, board: Vec<usize>) -> (u64, u64) {
    if board.len() == n {
        return (1, if is_solution(&board) { 1 } else { 0 });
    }
    let mut tested = 0;
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
    let k = k.min(n - k);
    let mut ways = 1;
    for i in 0..k {
        ways = ways * (n - i) / (i + 1);
    }
    ways
}
