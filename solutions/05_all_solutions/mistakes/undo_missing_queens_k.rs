//! id: undo-missing:queens
//! about: In the last row the board is recorded and the call left, before the pop.
//! same-as: stops-at-first-solution

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
    if row < n {
        for col in 0..n {
            if !is_safe(queens, queens.len(), col) {
                continue;
            }
            queens.push(col);
            if row + 1 == n {
                out.push(queens.clone());
                return;
            }
            fill(row + 1, n, queens, out);
            queens.pop();
        }
    }
}
