//! about: All boards of one length are lengthened at once, without recursion; a main is left in.

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

fn longer(n: usize, boards: &[Vec<usize>], distinct: bool) -> Vec<Vec<usize>> {
    let mut next = Vec::new();
    for board in boards {
        for col in 0..n {
            if distinct && board.contains(&col) {
                continue;
            }
            next.push([board.as_slice(), &[col]].concat());
        }
    }
    next
}

fn all(n: usize, distinct: bool) -> (u64, u64) {
    let mut boards = vec![vec![]];
    for _ in 0..n {
        boards = longer(n, &boards, distinct);
    }
    let good = boards.iter().filter(|board| is_solution(board)).count();
    (boards.len() as u64, good as u64)
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    all(n, false)
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    all(n, true)
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

#[allow(dead_code)]
fn main() {
    println!("{:?}", try_every_board(4));
}
