//! id: greedy-no-backtrack
//! about: Row by row the first safe column is taken; where there is none the answer is None.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c.abs_diff(col) != row - r)
}

pub fn construct(n: usize) -> Option<Vec<usize>> {
    let mut queens = Vec::new();
    for row in 0..n {
        let col = (0..n).find(|&col| is_safe(&queens, row, col))?;
        queens.push(col);
    }
    Some(queens)
}
