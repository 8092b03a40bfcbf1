//! id: rows-in-a-loop
//! about: All rows that are left are gone through in each call, second style.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && r + c != row + col && r + col != row + c)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards = vec![];
    fill(n, &mut vec![], &mut boards);
    boards
}

fn fill(n: usize, queens: &mut Vec<usize>, boards: &mut Vec<Vec<usize>>) {
    if queens.len() < n {
        let mut row = queens.len();
        while row < n {
            for col in 0..n {
                if !is_safe(queens, row, col) {
                    continue;
                }
                queens.push(col);
                fill(n, queens, boards);
                queens.pop();
            }
            row += 1;
        }
    } else {
        boards.push(queens.to_vec());
    }
}
