//! id: inner-fn-uses-outer-variables
//! about: An inner fn gets the queens and uses n and the results from outside.

pub fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    queens.iter().enumerate().all(|(r, &c)| c != col && c + row != col + r && c + r != col + row)
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards: Vec<Vec<usize>> = vec![];
    fn place(queens: &mut Vec<usize>) {
        if queens.len() == n {
            boards.push(queens.clone());
            return;
        }
        for col in 0..n {
            if is_safe(queens, queens.len(), col) {
                queens.push(col);
                place(queens);
                queens.pop();
            }
        }
    }
    place(&mut vec![]);
    boards
}
