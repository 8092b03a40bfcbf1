//! id: undo-missing:queens
//! about: No pop, the row is read once in each call, with sums in the test.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && r + c != row + col && r + col != row + c)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards = vec![];
    fill(n, &mut vec![], &mut boards);
    boards
}

fn fill(n: usize, queens: &mut Vec<usize>, boards: &mut Vec<Vec<usize>>) {
    let row = queens.len();
    if row < n {
        let mut col = 0;
        while col < n {
            if is_safe(queens, row, col) {
                queens.push(col);
                fill(n, queens, boards);
            }
            col += 1;
        }
    } else {
        boards.push(queens.to_vec());
    }
}
