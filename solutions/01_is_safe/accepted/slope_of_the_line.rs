//! about: Computes the slope between the squares as a float; 0 and plus or minus 1 are attacks.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| {
        let down = row as f64 - r as f64;
        let across = col as f64 - c as f64;
        let slope = across / down;
        slope != 0.0 && slope.abs() != 1.0
    })
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    let mut board = Vec::with_capacity(n);
    for &col in queens {
        if col >= n || !is_safe(&board, board.len(), col) {
            return false;
        }
        board.push(col);
    }
    board.len() == n
}
