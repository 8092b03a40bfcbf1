//! id: return-in-loop
//! about: The boards below the first safe column are returned.
//! same-as: undo-missing:queens

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
    let found = Vec::new();
    for col in 0..n {
        if is_safe(&queens, queens.len(), col) {
            let mut longer = queens.clone();
            longer.push(col);
            return boards(n, longer);
        }
    }
    found
}
