//! about: Iterators sum what the calls return; choose remembers what it knows.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

fn is_solution(queens: &[usize]) -> bool {
    queens
        .iter()
        .enumerate()
        .all(|(row, &col)| col < queens.len() && is_safe(&queens[..row], row, col))
}

use std::collections::HashMap;

fn below(n: usize, queens: &[usize], may: &dyn Fn(&[usize], usize) -> bool) -> (u64, u64) {
    if queens.len() == n {
        return (1, is_solution(queens).into());
    }
    (0..n)
        .filter(|&col| may(queens, col))
        .map(|col| {
            let mut next = queens.to_vec();
            next.push(col);
            below(n, &next, may)
        })
        .fold((0, 0), |(a, b), (c, d)| (a + c, b + d))
}

pub fn try_every_board(n: usize) -> (u64, u64) {
    below(n, &[], &|_, _| true)
}

pub fn try_every_ordering(n: usize) -> (u64, u64) {
    below(n, &[], &|queens, col| queens.iter().all(|&other| other != col))
}

pub fn choose(n: u64, k: u64) -> u64 {
    fn ask(n: u64, k: u64, known: &mut HashMap<(u64, u64), u64>) -> u64 {
        if k == 0 {
            return 1;
        }
        if n < k {
            return 0;
        }
        if let Some(&answer) = known.get(&(n, k)) {
            return answer;
        }
        let answer = ask(n - 1, k - 1, known) + ask(n - 1, k, known);
        known.insert((n, k), answer);
        answer
    }
    ask(n, k, &mut HashMap::new())
}
