//! id: off-board-accepted
//! about: Builds the board up queen by queen and compares lengths at the end, not columns.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || r + c == row + col || row + c == r + col {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let mut placed: Vec<usize> = Vec::new();
    for &c in queens {
        if is_safe(&placed, placed.len(), c) {
            placed.push(c);
        }
    }
    placed.len() == queens.len()
}
