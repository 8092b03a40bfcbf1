//! id: closure-calls-itself
//! about: A mutable closure is to call itself by its name.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards: Vec<Vec<usize>> = vec![];
    let mut go = |row: usize, queens: &mut Vec<usize>| {
        if row == n {
            boards.push(queens.to_vec());
        } else {
            for col in 0..n {
                if is_safe(queens, row, col) {
                    queens.push(col);
                    go(row + 1, queens);
                    queens.pop();
                }
            }
        }
    };
    go(0, &mut vec![]);
    boards
}
