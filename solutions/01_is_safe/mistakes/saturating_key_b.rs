//! id: saturating-key
//! about: checked_sub with unwrap_or(0) is used as the name of a line.

fn line(row: usize, col: usize) -> usize {
    row.checked_sub(col).unwrap_or(0)
}

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..queens.len() {
        if queens[r] == col {
            return false;
        }
        if line(r, queens[r]) == line(row, col) {
            return false;
        }
        if r + queens[r] == row + col {
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
