//! about: Asks every queen in a thread of its own and joins the answers.

use std::thread;

fn attacks(from: (usize, usize), to: (usize, usize)) -> bool {
    let down = to.0.abs_diff(from.0);
    let across = to.1.abs_diff(from.1);
    across == 0 || down == across
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    thread::scope(|scope| {
        let asked: Vec<_> = queens
            .iter()
            .enumerate()
            .map(|(r, &c)| scope.spawn(move || attacks((r, c), (row, col))))
            .collect();
        !asked.into_iter().any(|answer| answer.join().unwrap())
    })
}

pub fn is_solution(queens: &[usize]) -> bool {
    for (row, &col) in queens.iter().enumerate() {
        for (below, &other) in queens.iter().enumerate().skip(row + 1) {
            if attacks((row, col), (below, other)) {
                return false;
            }
        }
    }
    queens.iter().all(|col| (0..queens.len()).contains(col))
}
