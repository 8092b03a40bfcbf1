//! about: A stack of boards in place of recursion, and boards written as text for the set.

use std::collections::BTreeSet;

macro_rules! last {
    ($list:expr) => {
        $list.len() - 1
    };
}

pub fn mirror(queens: &[usize]) -> Vec<usize> {
    let mut image = Vec::new();
    for col in queens {
        image.push(last!(queens) - col);
    }
    image
}

pub fn rotate(queens: &[usize]) -> Vec<usize> {
    let mut turned = queens.to_vec();
    let mut row = 0;
    while row < queens.len() {
        turned[queens[row]] = last!(queens) - row;
        row += 1;
    }
    turned
}

fn search(n: usize, first_columns: usize) -> (Vec<Vec<usize>>, u64) {
    let mut full = Vec::new();
    let mut nodes = 0;
    let mut stack: Vec<Vec<usize>> = vec![Vec::new()];
    while let Some(queens) = stack.pop() {
        nodes += 1;
        let row = queens.len();
        if row == n {
            full.push(queens);
            continue;
        }
        let end = if row == 0 { first_columns } else { n };
        'columns: for col in 0..end {
            for r in 0..row {
                if queens[r] == col || queens[r].abs_diff(col) == row - r {
                    continue 'columns;
                }
            }
            let mut child = queens.clone();
            child.push(col);
            stack.push(child);
        }
    }
    (full, nodes)
}

pub fn count_half(n: usize) -> (u64, u64) {
    let (full, nodes) = search(n, n - n / 2);
    let mut solutions = 0;
    for queens in full {
        let starts_in_the_middle = 2 * queens[0] == last!(queens);
        solutions += if starts_in_the_middle { 1 } else { 2 };
    }
    (solutions, nodes)
}

fn text(queens: &[usize]) -> String {
    let words: Vec<String> = queens.iter().map(|col| col.to_string()).collect();
    words.join("-")
}

pub fn count_distinct(n: usize) -> u64 {
    let mut seen = BTreeSet::new();
    let mut groups = 0;
    for queens in search(n, n).0 {
        if !seen.contains(&text(&queens)) {
            groups += 1;
        }
        let turns = [
            queens.clone(),
            rotate(&queens),
            rotate(&rotate(&queens)),
            rotate(&rotate(&rotate(&queens))),
        ];
        for turn in turns {
            seen.insert(text(&mirror(&turn)));
            seen.insert(text(&turn));
        }
    }
    groups
}
