//! id: only-solutions-counted
//! about: In the boards alone, both counters stand inside the test.
//! same-as: prunes-anyway

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
        if is_solution(queens) {
            tally.tested += 1;
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
    if n < k { 0 } else { (1..=k).fold(1, |ways, i| ways * (n - k + i) / i) }
}
