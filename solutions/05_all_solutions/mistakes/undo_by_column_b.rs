//! id: undo-by-column
//! about: The place col of the list is removed.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
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
            queens.remove(col);
        }
    }
}
