//! id: undo-missing:queens
//! about: No pop, the row is read once in each call, with both slanted lines written out.

fn is_safe(queens: &[usize], row: usize, col: usize) -> bool {
    for r in 0..queens.len() {
        let dr = row as i32 - r as i32;
        let dc = col as i32 - queens[r] as i32;
        if dc == 0 || dr == dc || dr == -dc {
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
