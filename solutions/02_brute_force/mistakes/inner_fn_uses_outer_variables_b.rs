//! id: inner-fn-uses-outer-variables
//! about: The inner fn gets the list and still uses the outer n and counters.

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
    let mut tally = (0, 0);
    fn go(queens: &mut Vec<usize>) {
        if queens.len() == n {
            tally.0 += 1;
            if is_solution(queens) {
                tally.1 += 1;
            }
            return;
        }
        for col in 0..n {
            queens.push(col);
            go(queens);
            queens.pop();
        }
    }
    go(&mut Vec::new());
    tally
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
    if n < k { 0 } else { (1..=k).fold(1, |ways, i| ways * (n - k + i) / i) }
}
