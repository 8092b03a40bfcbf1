//! about: Boards are the digits of a number; orderings come from swapping in place; choose divides common factors away.

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
    let total = n.pow(n as u32);
    let mut solutions = 0;
    for number in 0..total {
        let board: Vec<usize> = (0..n).map(|row| number / n.pow(row as u32) % n).collect();
        if is_solution(&board) {
            solutions += 1;
        }
    }
    (total as u64, solutions)
}

fn swaps(from: usize, board: &mut [usize], tested: &mut u64, solutions: &mut u64) {
    if from == board.len() {
        *tested += 1;
        *solutions += u64::from(is_solution(board));
        return;
    }
    for other in from..board.len() {
        board.swap(from, other);
        swaps(from + 1, board, tested, solutions);
        board.swap(from, other);
    }
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    let mut board: Vec<usize> = (0..n).collect();
    let (mut tested, mut solutions) = (0, 0);
    swaps(0, &mut board, &mut tested, &mut solutions);
    (tested, solutions)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

pub fn choose(n: u64, k: u64) -> u64 {
    let mut above: Vec<u64> = (0..k).map(|i| n.saturating_sub(i)).collect();
    for mut divisor in 1..=k {
        for factor in &mut above {
            let shared = gcd(*factor, divisor);
            *factor /= shared;
            divisor /= shared;
        }
    }
    above.iter().product()
}
