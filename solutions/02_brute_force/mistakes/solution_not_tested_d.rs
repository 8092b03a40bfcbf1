//! id: solution-not-tested
//! about: Orderings that are a solution are not counted as tested, second style.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && (row - r) != c.abs_diff(col))
}
fn is_solution(queens: &[usize]) -> bool {
    (0..queens.len()).all(|r| queens[r] < queens.len() && is_safe(&queens[..r], r, queens[r]))
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
        queens.push(col);
        every_board(n, queens, tally);
        queens.pop();
    }
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    let mut tally = Tally::default();
    every_ordering(n, &mut Vec::new(), &mut tally);
    (tally.tested, tally.solutions)
}

fn every_ordering(n: usize, queens: &mut Vec<usize>, tally: &mut Tally) {
    if queens.len() == n {
        if !is_solution(queens) {
            tally.tested += 1;
            return;
        }
        tally.solutions += 1;
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
    let mut r = 1;
    if k > n {
        return 0;
    }
    for i in 1..=k {
        r = r * (n + 1 - i) / i;
    }
    r
}
