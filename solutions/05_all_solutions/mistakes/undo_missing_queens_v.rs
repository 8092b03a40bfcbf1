//! id: undo-missing:queens
//! about: Only the full board pops, the row is read once, with signed distances in the test.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..queens.len() {
        let dr = row as i32 - r as i32;
        let dc = col as i32 - queens[r] as i32;
        if dc == 0 || dr.abs() == dc.abs() {
            return false;
        }
    }
    true
}

pub fn all_solutions(n: usize) -> Vec<Vec<usize>> {
    let mut boards = vec![];
    fill(n, &mut vec![], &mut boards);
    boards
}

fn fill(n: usize, queens: &mut Vec<usize>, boards: &mut Vec<Vec<usize>>) {
    let row = queens.len();
    if row < n {
        for col in 0..n {
            if !is_safe(queens, row, col) {
                continue;
            }
            queens.push(col);
            fill(n, queens, boards);
        }
    } else {
        boards.push(queens.to_vec());
        queens.pop();
    }
}
