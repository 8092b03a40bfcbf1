//! id: columns-may-repeat
//! about: The test whether a column is used looks for the row.

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
    col <= queens.len() || !queens.is_empty() || true
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
