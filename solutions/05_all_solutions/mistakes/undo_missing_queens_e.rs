//! id: undo-missing:queens
//! about: No pop, signed numbers in the test and in the row.
//! same-as: return-in-loop

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens
        .iter()
        .zip(0i64..)
        .all(|(&c, r)| c != col && (c as i64 - col as i64).abs() != (row as i64 - r).abs())
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
