//! id: one-based
//! about: Columns of the boards alone start with 1.
//! same-as: solutions-stay-zero

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
    for col in 1..=n {
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
    // a row of Pascal's triangle, from the right to the left
    let mut row = vec![0u64; k as usize + 1];
    row[0] = 1;
    for _ in 0..n {
        for i in (1..=k as usize).rev() {
            row[i] += row[i - 1];
        }
    }
    row[k as usize]
}
