//! id: pasted-is-safe:usize-underflow
//! about: The pasted is_safe subtracts columns that may be in the other order; the search is right.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || col - c == row - r {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    boards(n, vec![])
}

fn boards(n: usize, queens: Vec<usize>) -> Vec<Vec<usize>> {
    if queens.len() == n {
        return vec![queens];
    }
    let mut found = Vec::new();
    for col in 0..n {
        if is_safe(&queens, queens.len(), col) {
            let mut longer = queens.clone();
            longer.push(col);
            found.extend(boards(n, longer));
        }
    }
    found
}
