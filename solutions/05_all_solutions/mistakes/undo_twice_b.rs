//! id: undo-twice
//! about: The full board pops its last queen and the loop pops again, second style.
//! same-as: board-taken-not-copied

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards = vec![];
    fill(0, n, &mut vec![], &mut boards);
    boards
}

fn fill(row: usize, n: usize, queens: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
    if queens.len() == n {
        out.push(queens.to_vec());
        queens.pop();
    } else {
        for col in 0..n {
            if !is_safe(queens, queens.len(), col) {
                continue;
            }
            queens.push(col);
            fill(row + 1, n, queens, out);
            queens.pop();
        }
    }
}
