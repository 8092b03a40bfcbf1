//! about: Each column of the left half has its own thread; a left-over main and tests stay in the file.

use std::thread;

mod board {
    pub fn safe(queens: &[usize], col: usize) -> bool {
        let row = queens.len();
        queens.iter().enumerate().all(|(r, &c)| {
            let down = row.wrapping_sub(r);
            c != col && c.wrapping_sub(col) != down && col.wrapping_sub(c) != down
        })
    }

    pub fn mirror(queens: &[usize]) -> Vec<usize> {
        let top = queens.iter().max().copied().unwrap_or(0);
        queens.iter().map(|col| top - col).collect()
    }

    pub fn rotate(queens: &[usize]) -> Vec<usize> {
        let mut pairs: Vec<(usize, usize)> = queens
            .iter()
            .zip((0..queens.len()).rev())
            .map(|(&col, from_below)| (col, from_below))
            .collect();
        pairs.sort_unstable();
        pairs.into_iter().map(|(_, new_col)| new_col).collect()
    }
}

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    crate::board::mirror(queens)
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    crate::board::rotate(queens)
}

/// (solutions, nodes) below the queens given, which are a node themselves.
fn below(n: usize, queens: Vec<usize>) -> (u64, u64) {
    if queens.len() == n {
        return (1, 1);
    }
    (0..n)
        .filter(|&col| board::safe(&queens, col))
        .map(|col| below(n, [queens.as_slice(), &[col]].concat()))
        .fold((0, 1), |sum, part| (sum.0 + part.0, sum.1 + part.1))
}

pub fn count_half(n: usize) -> (u64, u64) {
    let workers: Vec<_> =
        (0..n.div_ceil(2)).map(|col| thread::spawn(move || below(n, vec![col]))).collect();
    let mut total = (0, 1);
    for (col, worker) in workers.into_iter().enumerate() {
        let (solutions, nodes) = worker.join().expect("a worker failed");
        let both_sides = if n - 1 - col == col { 1 } else { 2 };
        total.0 += both_sides * solutions;
        total.1 += nodes;
    }
    total
}

pub fn count_distinct(n: usize) -> u64 {
    let mut groups = 0;
    visit(n, &mut Vec::new(), &mut groups);
    groups
}

fn visit(n: usize, queens: &mut Vec<usize>, groups: &mut u64) {
    if queens.len() == n {
        let mut forms = vec![queens.clone()];
        for i in 0..3 {
            forms.push(rotate(&forms[i]));
        }
        let first = forms.iter().all(|form| *queens <= *form && *queens <= mirror(form));
        *groups += u64::from(first);
        return;
    }
    for col in 0..n {
        if board::safe(queens, col) {
            queens.push(col);
            visit(n, queens, groups);
            queens.pop();
        }
    }
}

#[allow(dead_code)]
fn main() {
    println!("{:?} {}", count_half(8), count_distinct(8));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_eight() {
        assert_eq!(count_half(8), (92, 1029));
    }
}
