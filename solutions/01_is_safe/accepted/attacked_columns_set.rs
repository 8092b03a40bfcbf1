//! about: Collects the attacked columns of the row in a BTreeSet and asks whether the column is in it.

use std::collections::BTreeSet;

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut attacked = BTreeSet::new();
    for (r, c) in queens.iter().copied().enumerate() {
        let reach = row - r;
        attacked.insert(c);
        attacked.insert(c + reach);
        if c >= reach {
            attacked.insert(c - reach);
        }
    }
    !attacked.contains(&col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    let on_board = queens.iter().max().is_some_and(|&widest| widest < queens.len());
    let peaceful = queens.iter().enumerate().all(|(row, &col)| is_safe(&queens[..row], row, col));
    on_board && peaceful
}
