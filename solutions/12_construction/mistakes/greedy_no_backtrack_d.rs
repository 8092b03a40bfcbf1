//! id: greedy-no-backtrack
//! about: Row by row the first safe column is taken; where there is none the list stays short.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut queens: Vec<usize> = Vec::new();
    while let Some(col) = (0..n).find(|&col| is_safe(&queens, queens.len(), col)) {
        queens.push(col);
        if queens.len() == n {
            break;
        }
    }
    Some(queens)
}
