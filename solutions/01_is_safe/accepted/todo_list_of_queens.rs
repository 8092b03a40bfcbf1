//! about: Takes queens from a list of work until it is empty, and judges a board by removing its last queen again and again.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    let mut work: Vec<(usize, usize)> = queens.iter().cloned().enumerate().collect();
    while let Some((r, c)) = work.pop() {
        let Some(down) = row.checked_sub(r) else {
            continue;
        };
        if [c.checked_sub(down), Some(c), c.checked_add(down)].contains(&Some(col)) {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let mut board = queens.to_vec();
    while let Some(col) = board.pop() {
        if col >= queens.len() || !is_safe(&board, board.len(), col) {
            return false;
        }
    }
    true
}
