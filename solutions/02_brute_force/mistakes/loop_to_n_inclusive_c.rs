//! id: loop-to-n-inclusive
//! about: One column too many is tried in both searches.

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
    for col in 0..=n {
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
    for col in 0..=n {
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
