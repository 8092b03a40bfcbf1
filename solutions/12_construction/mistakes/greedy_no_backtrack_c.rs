//! id: greedy-no-backtrack
//! about: Row by row the first safe column is taken; where there is none the list stays short.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    if n == 2 || n == 3 {
        return None;
    }
    let mut queens = Vec::new();
    for row in 0..n {
        for col in 0..n {
            if is_safe(&queens, row, col) {
                queens.push(col);
                break;
            }
        }
        if queens.len() == row {
            break;
        }
    }
    Some(queens)
}
