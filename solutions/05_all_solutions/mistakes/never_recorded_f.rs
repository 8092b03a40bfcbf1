//! id: never-recorded
//! about: What the calls return is thrown away, except for the board of the call itself.
//! same-as: search-never-full

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    boards(n, vec![])
}

fn boards(n: usize, queens: Vec<usize>) -> Vec<Vec<usize>> {
    if queens.len() == n {
        return vec![queens];
    }
    let found = vec![];
    for col in 0..n {
        if is_safe(&queens, queens.len(), col) {
            let mut longer = queens.clone();
            longer.push(col);
            let _below = boards(n, longer);
        }
    }
    found
}
