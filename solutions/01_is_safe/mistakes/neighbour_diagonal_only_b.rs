//! id: neighbour-diagonal-only
//! about: A set of offsets around the square is checked, as for a king, with the column added.

const SLANTED: [(isize, isize); 2] = [(-1, -1), (-1, 1)];

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let squares: Vec<(isize, isize)> =
        queens.iter().enumerate().map(|(r, &c)| (r as isize, c as isize)).collect();
    let (row, col) = (row as isize, col as isize);
    let touched = SLANTED.iter().any(|(dr, dc)| squares.contains(&(row + dr, col + dc)));
    !touched && squares.iter().all(|&(_, c)| c != col)
}

pub fn is_solution(queens: &[usize]) -> bool {
    for r in 0..queens.len() {
        let c = queens[r];
        if c >= queens.len() || !is_safe(&queens[..r], r, c) {
            return false;
        }
    }
    true
}
