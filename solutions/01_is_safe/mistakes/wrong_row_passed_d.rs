//! id: wrong-row-passed
//! about: The number of all queens is passed on as the row of each.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (i, q) in queens.iter().enumerate() {
        if *q == col || i + q == row + col || i + col == row + q {
            return false;
        }
    }
    true
}

pub fn is_solution(queens: &[usize]) -> bool {
    let row = queens.len();
    let mut above: Vec<usize> = Vec::new();
    for &col in queens {
        if col >= row || !is_safe(&above, row, col) {
            return false;
        }
        above.push(col);
    }
    true
}
