//! id: pasted-is-safe:distance-from-top
//! about: The pasted is_safe compares the step across with the row; the search is right.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| row > 99 || c != col && c.abs_diff(col) != r)
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
