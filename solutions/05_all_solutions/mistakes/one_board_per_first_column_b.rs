//! id: one-board-per-first-column
//! about: For each start the first board is kept and the search left.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    (0..n).filter_map(|first| first_below(n, vec![first])).collect()
}

fn first_below(n: usize, queens: Vec<usize>) -> Option<Vec<usize>> {
    if queens.len() == n {
        return Some(queens);
    }
    (0..n).filter(|&col| is_safe(&queens, queens.len(), col)).find_map(|col| {
        let mut longer = queens.clone();
        longer.push(col);
        first_below(n, longer)
    })
}
