//! about: The search lives in a module and chains iterators.

mod search {
    pub fn below(n: usize, queens: &[usize]) -> Vec<Vec<usize>> {
        if queens.len() == n {
            return vec![queens.to_vec()];
        }
        (0..n)
            .filter(|&col| super::is_safe(queens, queens.len(), col))
            .flat_map(|col| below(n, &[queens, &[col]].concat()))
            .collect()
    }
}

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    crate::search::below(n, &[])
}
