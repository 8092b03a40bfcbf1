//! id: prunes-anyway
//! about: Only the boards are pruned, as in a search for solutions.
//! same-as: only-solutions-counted

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

fn is_solution(queens: &[usize]) -> bool {
    queens
        .iter()
        .enumerate()
        .all(|(row, &col)| col < queens.len() && is_safe(&queens[..row], row, col))
}

#[derive(Debug, Default)]
struct Tally {
    tested: u64,
    solutions: u64,
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    let mut tally = Tally::default();
    every_board(n, &mut Vec::new(), &mut tally);
    (tally.tested, tally.solutions)
}

fn every_board(n: usize, queens: &mut Vec<usize>, tally: &mut Tally) {
    if queens.len() == n {
        tally.tested += 1;
        if is_solution(queens) {
            tally.solutions += 1;
        }
        return;
    }
    for col in 0..n {
        if is_safe(queens, queens.len(), col) {
            queens.push(col);
            every_board(n, queens, tally);
            queens.pop();
        }
    }
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    let mut tally = Tally::default();
    every_ordering(n, &mut Vec::new(), &mut tally);
    (tally.tested, tally.solutions)
}

fn every_ordering(n: usize, queens: &mut Vec<usize>, tally: &mut Tally) {
    if queens.len() == n {
        tally.tested += 1;
        if is_solution(queens) {
            tally.solutions += 1;
        }
        return;
    }
    for col in 0..n {
        if is_unused(queens, col) {
            queens.push(col);
            every_ordering(n, queens, tally);
            queens.pop();
        }
    }
}

fn is_unused(queens: &[usize], col: usize) -> bool {
    !queens.contains(&col)
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
