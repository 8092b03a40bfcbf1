//! id: undo-missing:queens
//! about: No pop with a test by subtraction, which panics, and the row as a parameter.
//! same-as: pasted-is-safe:usize-underflow

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for (r, &c) in queens.iter().enumerate() {
        if c == col || c.abs_diff(col) == row - r {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards = vec![];
    fill(0, n, &mut vec![], &mut boards);
    boards
}

fn fill(row: usize, n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if row == n {
        out.push(queens.to_vec());
    } else {
        for col in 0..n {
            if !is_safe(queens, row, col) {
                continue;
            }
            queens.push(col);
            fill(row + 1, n, queens, out);
        }
    }
}
