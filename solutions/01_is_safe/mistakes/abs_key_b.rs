//! id: abs-key
//! about: Subtracts the smaller of row and column from the larger to avoid a panic, and loses the side.

fn slant(a: usize, b: usize) -> usize {
    if a > b { a - b } else { b - a }
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        let same = c == col || slant(r, c) == slant(row, col) || r + c == row + col;
        if same {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let n = queens.len();
    for r in 0..n {
        if queens[r] >= n || !is_safe(&queens[..r], r, queens[r]) {
            return false;
        }
    }
    true
}
